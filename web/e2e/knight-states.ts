/** How to get to each state of Mage Knight's table that the mock-ups show: tests and pictures begin there. */
import { expect, type Page } from '@playwright/test';
import { holdClock, takeClock } from './clock.ts';
import { make } from './fixtures.ts';
import {
  BEFORE_VILLAGE,
  DECK,
  deed,
  gold,
  openKnight,
  row,
  space,
  VILLAGE,
  type Wish,
} from './knight.ts';
import { knights } from './knight-play.ts';
import { playMageKnight, settled, takeScreen } from './player.ts';

export async function press(page: Page, name: RegExp): Promise<void> {
  await deed(page, name).click();
  await settled(page);
}

export async function pressGold(page: Page): Promise<void> {
  await gold(page).click();
  await settled(page);
}

/** Tovak beside wolf riders and hags, with cards for a fight. */
export const FIGHT: Wish = {
  at: { q: 1, r: -3 },
  hand: ['rage', 'rage', 'swiftness', 'march', 'cold-toughness'],
  hero: {
    crystals: [2, 0, 1, 0],
    units: [{ unit: 'utem-crossbowmen' }, { unit: 'herbalists' }],
    skills: ['resistance-break'],
    fame: 8,
    reputation: 2,
  },
  board: {
    tokens: [[{ q: 1, r: -4 }, ['wolf-riders', 'cursed-hags']]],
  },
};

/** One enemy that two cards beat. */
export const RIDERS: Wish = {
  at: { q: 1, r: -3 },
  hand: ['rage', 'rage', 'stamina', 'march', 'cold-toughness'],
  hero: { crystals: [2, 0, 0, 0] },
  board: { tokens: [[{ q: 1, r: -4 }, ['wolf-riders']]] },
};

/** Before the village, with enough Move for it and for a tile beyond. */
const PLAN: Wish = {
  at: BEFORE_VILLAGE,
  hand: ['march', 'stamina', 'promise', 'rage'],
  hero: { crystals: [0, 0, 1, 0], units: [{ unit: 'peasants' }] },
  turn: { kind: 'open' },
};

/** The same in a night, where forests are dear and the Source is darker. */
const NIGHT: Wish = {
  ...PLAN,
  hero: { ...PLAN.hero, tactic: 'long-night', fame: 8, units: [{ unit: 'utem-crossbowmen' }] },
  board: { round: 2, time: 'night', source: ['black', 'red', 'gold'] },
};

const tile = (number: number): string => `countryside-${number}`;

const OPEN_TILES: [string, number, number][] = [
  ['start-a', 0, 0],
  [tile(1), 0, 1],
  [tile(2), 1, 0],
];

/** A dungeon under the hero's feet. */
const DUNGEON: Wish = {
  at: { q: 1, r: -2 },
  hand: ['rage', 'march', 'cold-toughness', 'swiftness', 'stamina'],
  hero: { crystals: [1, 0, 1, 0] },
  board: {
    tiles: [
      { tile: 'start-a', at: { a: 0, b: 0 } },
      { tile: tile(7), at: { a: 0, b: 1 } },
      { tile: tile(2), at: { a: 1, b: 0 } },
    ],
    stack: [...[1, 3, 4, 5, 6, 8].map(tile), 'core-1', 'core-2', 'core-5'],
  },
};

/** In a monastery that can be burned, with the cards for it. */
export const MONASTERY: Wish = {
  at: { q: 3, r: -7 },
  hand: ['rage', 'rage', 'swiftness', 'march', 'stamina'],
  hero: { crystals: [2, 0, 0, 0], fame: 24 },
  board: {
    tiles: [
      { tile: 'start-a', at: { a: 0, b: 0 } },
      { tile: tile(1), at: { a: 0, b: 1 } },
      { tile: tile(2), at: { a: 1, b: 0 } },
      { tile: tile(3), at: { a: 1, b: 1 } },
      { tile: tile(5), at: { a: 0, b: 2 } },
    ],
    stack: [...[4, 6, 7, 8].map(tile), 'core-1', 'core-2', 'core-5'],
    next_enemies: ['monks'],
    artifacts: ['golden-grail', 'horn-of-wrath'],
  },
};

/** The starting tile, the first countryside tile, one east of it and perhaps one beyond. */
export function beside(east: string, beyond?: string): object {
  const stack = [2, 3, 4, 5, 6, 7, 8].map(tile).concat('core-1', 'core-2', 'core-5');
  return {
    tiles: [
      { tile: 'start-a', at: { a: 0, b: 0 } },
      { tile: tile(1), at: { a: 0, b: 1 } },
      { tile: east, at: { a: 1, b: 0 } },
      ...(beyond === undefined ? [] : [{ tile: beyond, at: { a: 1, b: 1 } }]),
    ],
    stack: stack.filter((one) => one !== east && one !== beyond),
  };
}

/** The ruins of countryside tile 8, and the glade before them. */
export const RUINS = { q: 4, r: -3 };
const BEFORE_RUINS = { q: 3, r: -3 };

/** Before ruins by night; one of the other tokens has been won. */
const RUINS_AT_NIGHT: Wish = {
  at: BEFORE_RUINS,
  hand: ['march', 'stamina', 'rage', 'promise'],
  hero: { tactic: 'long-night', crystals: [0, 0, 0, 1] },
  turn: { kind: 'open' },
  board: {
    ...beside(tile(8), 'core-2'),
    round: 2,
    time: 'night',
    faces: [[RUINS, false]],
    gone: [{ q: 3, r: -2 }],
    ruins: [[{ q: 5, r: -6 }, 'altar-blue']],
    shields: [[{ q: 5, r: -6 }, 0]],
  },
};

/** What wins a fight of two weak enemies or of one of a mage tower. */
const STRONG: Wish = {
  hand: ['rage', 'rage', 'swiftness', 'march', 'stamina'],
  hero: { crystals: [2, 0, 0, 0], fame: 24 },
};

/** Beats whoever came with both cards of rage. */
export async function beat(page: Page): Promise<void> {
  await press(page, /On to the block/);
  await press(page, /On to the damage/);
  if ((await page.locator('.matrix').count()) > 0) await pressGold(page);
  for (let rage = 0; rage < 2; rage++) {
    await row(page, 'rage', 'strong').click();
    await settled(page);
  }
  await pressGold(page);
  await press(page, /End the turn/);
}

/** More actions than a turn has. */
const MOST_ACTIONS = 60;

/** A computer player acts beside us, and what it does is held at one of its actions. */
async function others(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('grimoire.pace', 'slow'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const id = await make(page, {
    game: 'mage-knight',
    setup: knights(
      'full-conquest',
      OPEN_TILES,
      [
        { name: 'tovak', at: { q: 1, r: -2 }, hand: ['rage', 'stamina'], played: ['march'] },
        { name: 'norowas', at: VILLAGE, hand: ['march', 'stamina', 'rage', 'swiftness'] },
      ],
      { turn: { kind: 'regular' } },
    ),
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', bot: 'greedy' },
    ],
    private: true,
  });
  await takeClock(page);
  await page.goto(`/game/${id}`);
  await settled(page);
  await holdClock(page);
  await deed(page, /End the turn/).click();
  await expect(page.locator('main')).toHaveAttribute('data-turn', 'playing');
  await page.keyboard.press(' ');
  // From here on the playback itself stands still.
  await page.clock.resume();
  const reel = page.getByRole('group', { name: 'What the others do' });
  const deeds = reel.filter({ hasText: 'Norowas' }).locator('ol > li');
  for (let step = 0; step < MOST_ACTIONS && (await deeds.count()) < 2; step++)
    await page.keyboard.press('ArrowRight');
  expect(await deeds.count(), 'deeds of Norowas').toBeGreaterThan(1);
}

async function plan(page: Page, wish: Wish): Promise<void> {
  await openKnight(page, wish);
  for (const id of ['march', 'stamina']) {
    await row(page, id, 'basic').click();
    await settled(page);
  }
}

/** Fights with the proposals of the gold button until the damage is taken. */
async function fight(page: Page, wish: Wish): Promise<void> {
  await openKnight(page, wish);
  await page.locator('[data-deed*="challenge"]').last().click();
  await settled(page);
}

async function toDamage(page: Page, wish: Wish): Promise<void> {
  await fight(page, wish);
  await press(page, /On to the block/);
  await press(page, /On to the damage/);
}

async function won(page: Page): Promise<void> {
  await toDamage(page, RIDERS);
  await pressGold(page);
  await pressGold(page);
}

/** The fight was won on a glade, which takes a Wound away before the hero rises. */
export async function levelUp(page: Page): Promise<void> {
  await won(page);
  await press(page, /End the turn/);
  await page.locator('.options button').first().click();
  await settled(page);
  await expect(page.locator('.choice')).toBeVisible();
}

/** Two heroes at one screen. */
async function openBoth(page: Page, setup: object): Promise<void> {
  const person = { kind: 'person', name: '' };
  const id = await make(page, {
    game: 'mage-knight',
    setup,
    seats: [person, person],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await takeScreen(page);
}

async function duel(page: Page): Promise<void> {
  await openBoth(
    page,
    knights(
      'full-conquest',
      OPEN_TILES,
      [
        {
          name: 'tovak',
          at: { q: 1, r: -3 },
          hand: ['rage', 'march'],
          played: ['stamina'],
          hero: { fame: 3, units: [{ unit: 'peasants' }] },
        },
        { name: 'goldyx', at: VILLAGE, hand: ['swiftness', 'march'], hero: { fame: 8 } },
      ],
      { turn: { kind: 'regular', move_points: 4 } },
    ),
  );
  const next = async (name: RegExp): Promise<void> => {
    await deed(page, name).click();
    await takeScreen(page);
  };
  await space(page, VILLAGE).click();
  await pressGold(page);
  await next(/Attack the hero/);
  await next(/Partially/);
  await next(/Pass/);
  await next(/Pass/);
  await row(page, 'rage', 'basic').click();
  await settled(page);
  await next(/Make this attack/);
  await next(/Block no more/);
}

async function joint(page: Page): Promise<void> {
  await openBoth(
    page,
    knights(
      'full-cooperation',
      [
        ['start-b', 0, 0],
        [tile(1), 0, 1],
        [tile(2), 1, 0],
        [tile(3), 1, -1],
        ['core-7', 1, 1],
      ],
      [
        {
          name: 'tovak',
          at: { q: 5, r: -6 },
          hand: ['rage', 'rage', 'stamina'],
          hero: { fame: 8, crystals: [1, 0, 0, 0] },
        },
        {
          name: 'goldyx',
          at: { q: 4, r: -6 },
          hand: ['rage', 'rage', 'march'],
          hero: { fame: 8 },
        },
      ],
      { tokens: [[{ q: 4, r: -5 }, ['swordsmen', 'crossbowmen']]] },
    ),
  );
  await deed(page, /Propose a joint assault/).click();
  await expect(page.getByRole('region', { name: 'Joint assault' })).toBeVisible();
}

/** Every state by its name: what somebody does to get there. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  setup: async (page) => {
    await page.goto('/new/mage-knight');
    await expect(page.locator('.bar .primary')).toBeVisible();
  },
  others,
  tactics: (page) => playMageKnight(page),
  map: async (page) => {
    await plan(page, PLAN);
    await space(page, VILLAGE).click();
  },
  night: async (page) => {
    await plan(page, NIGHT);
    await page.keyboard.press('1');
  },
  overview: async (page) => {
    await openKnight(page, PLAN);
    await page.keyboard.press('f');
  },
  reveal: async (page) => {
    await plan(page, PLAN);
    await page.keyboard.press('1');
    await pressGold(page);
  },
  destinations: async (page) => {
    await plan(page, PLAN);
    await page.keyboard.press('d');
  },
  village: async (page) => {
    await openKnight(page, {
      at: VILLAGE,
      hand: ['promise', 'march', 'threaten'],
      hero: { reputation: 2 },
      board: { offers: { units: ['peasants', 'herbalists', 'utem-swordsmen'] } },
    });
    await press(page, /Interact/);
    await row(page, 'promise', 'basic').click();
    await settled(page);
  },
  offers: async (page) => {
    await openKnight(page, PLAN);
    await page.keyboard.press('o');
  },
  ranged: (page) => fight(page, FIGHT),
  block: async (page) => {
    await fight(page, FIGHT);
    await press(page, /On to the block/);
    await row(page, 'cold-toughness', 'basic').click();
    await settled(page);
  },
  damage: (page) => toDamage(page, FIGHT),
  attack: async (page) => {
    await toDamage(page, FIGHT);
    await pressGold(page);
  },
  receipt: won,
  'level-up': levelUp,
  advanced: async (page) => {
    await levelUp(page);
    await page.locator('.choice li .btn').first().click();
    await settled(page);
  },
  artifact: async (page) => {
    await openKnight(page, MONASTERY);
    await press(page, /Burn the monastery/);
    await pressGold(page);
    await beat(page);
    const claim = deed(page, /Artifact/);
    if (await claim.isVisible()) await press(page, /Artifact/);
  },
  spell: async (page) => {
    await openKnight(page, {
      ...STRONG,
      at: { q: 3, r: -1 },
      played: ['tranquility'],
      turn: { kind: 'regular', move_points: 5 },
      board: {
        ...beside(tile(4)),
        tokens: [[{ q: 3, r: -2 }, ['monks']]],
        gone: [{ q: 2, r: -2 }],
      },
    });
    await space(page, { q: 3, r: -2 }).click();
    await pressGold(page);
    await beat(page);
  },
  crystals: async (page) => {
    await openKnight(page, {
      ...STRONG,
      at: { q: 2, r: -2 },
      board: {
        ...beside(tile(6)),
        // Who has survived the last visit.
        tokens: [[{ q: 2, r: -2 }, ['minotaur']]],
        // Rolled anew, so that one of the dice of the reward is gold with the server's seed.
        source: null,
      },
    });
    await press(page, /Enter the site/);
    await pressGold(page);
    await beat(page);
    await expect(page.locator('.choice')).toContainText('becomes');
  },
  ruins: async (page) => {
    await openKnight(page, RUINS_AT_NIGHT);
    await row(page, 'march', 'strong').click();
    await settled(page);
    await row(page, 'stamina', 'basic').click();
    await settled(page);
    await space(page, RUINS).click();
    await press(page, /What may lie here/);
  },
  'ruins-open': async (page) => {
    await openKnight(page, {
      ...RUINS_AT_NIGHT,
      hero: {},
      board: { ...beside(tile(8)), ruins: [[RUINS, 'altar-green']] },
    });
    await space(page, RUINS).click();
    await press(page, /What lies here/);
  },
  'enter-ruins': async (page) => {
    await openKnight(page, {
      ...STRONG,
      at: RUINS,
      board: { ...beside(tile(8)), ruins: [[RUINS, 'grey-brown']] },
    });
    await press(page, /Enter the site/);
  },
  'enter-tomb': async (page) => {
    await openKnight(page, { ...STRONG, at: { q: 4, r: -3 }, board: beside('core-1') });
    await press(page, /Enter the site/);
  },
  'enter-dungeon': async (page) => {
    await openKnight(page, DUNGEON);
    await press(page, /Enter the site/);
  },
  'enter-monastery': async (page) => {
    await openKnight(page, MONASTERY);
    await press(page, /Burn the monastery/);
  },
  recruit: async (page) => {
    await openKnight(page, {
      at: VILLAGE,
      hand: ['promise', 'march', 'threaten'],
      hero: { reputation: 2, units: [{ unit: 'peasants', spent: true }] },
      board: { offers: { units: ['herbalists', 'utem-guardsmen'] } },
    });
    await press(page, /Interact/);
    const ware = page.locator('.wares > li').first();
    await ware.getByRole('button', { name: 'How can I pay?' }).click();
    await settled(page);
    await pressGold(page);
  },
  joint,
  'joint-dealt': async (page) => {
    await joint(page);
    await gold(page).click();
    await takeScreen(page);
    await deed(page, /Yes/).click();
    await takeScreen(page);
  },
  duel,
  round: (page) => openKnight(page, { hand: [], hero: { deck: [], discard: [...DECK] } }),
  score: async (page) => {
    await openKnight(page, {
      ...FIGHT,
      hand: ['wound', 'wound', 'march'],
      board: { shields: [], ...FIGHT.board },
    });
    await page.keyboard.press('g');
  },
  'score-two': async (page) => {
    await openBoth(
      page,
      knights('full-conquest', OPEN_TILES, [
        {
          name: 'tovak',
          at: { q: 1, r: -3 },
          hand: ['rage', 'march'],
          hero: { fame: 21, units: [{ unit: 'peasants' }], crystals: [2, 0, 0, 0] },
        },
        {
          name: 'goldyx',
          at: VILLAGE,
          hand: ['swiftness', 'wound', 'wound'],
          hero: { fame: 24, crystals: [2, 1, 1, 0] },
        },
      ]),
    );
    await page.keyboard.press('g');
  },
};

/** The first state of a name that is looked for. */
export async function openState(page: Page, name: string): Promise<void> {
  const open = STATES[name];
  if (!open) throw new Error(`there is no state “${name}”`);
  await open(page);
  await page.evaluate(() => document.fonts.ready);
}
