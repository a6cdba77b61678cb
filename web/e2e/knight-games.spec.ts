import type { Locator, Page } from '@playwright/test';
import { expect, expectToFit, make, test, violations } from './fixtures.ts';
import { askedOf, wayOn, openTogether, type Manner } from './knight-play.ts';
import { expectRoom, widen } from './knight-room.ts';
import { byTab, isOver, playMageKnight, settled } from './player.ts';

/** First Reconnaissance is over long before. */
const MOST = 700;

/** The digit of an answer, the key of the gold button, or the tabulator. */
async function byKeys(page: Page, target: Locator): Promise<void> {
  const digit = target.locator('.key');
  if ((await digit.count()) > 0) return page.keyboard.press(await digit.innerText());
  return byTab(page, target);
}

/** By night as by day, whatever the system's colours are. */
async function expectReadable(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** Plays until the score is counted. A new scene is looked at when it first comes, and every question if somebody wants to. */
async function playToTheScore(
  page: Page,
  manner: Manner,
  press: (page: Page, target: Locator) => Promise<void>,
  look: (scene: string) => Promise<void>,
  everywhere: (turn: number, scene: string) => Promise<void> = async () => undefined,
): Promise<Set<string>> {
  const scenes = new Set<string>();
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) {
    const scene = (await page.locator('.table').getAttribute('data-scene')) ?? '';
    if (!scenes.has(scene)) {
      scenes.add(scene);
      await look(scene);
    }
    await everywhere(turn, scene);
    // The list of destinations stays open: it is the way of those who do not point at the map.
    const list = page.locator('button.list');
    if (manner === 'lively' && scene === 'map' && (await list.isVisible())) await press(page, list);
    await press(page, await wayOn(page, turn, manner));
    await settled(page);
  }
  expect(await isOver(page)).toBe(true);
  return scenes;
}

/** The sheet says by category where the points came from, and they add up to what the game says. */
async function expectScore(page: Page): Promise<void> {
  const sheet = page.locator('.sheet');
  await expect(sheet).toBeVisible();
  // Below the points a cell says what was counted.
  const rows = await sheet.locator('tbody tr td').evaluateAll((cells) =>
    cells.map((cell) =>
      [...cell.childNodes]
        .filter((part) => !(part instanceof HTMLElement && part.matches('.terms')))
        .map((part) => part.textContent ?? '')
        .join(' '),
    ),
  );
  const sum = rows
    .flatMap((text) => text.replaceAll('−', '-').match(/[+-]?\d+/g) ?? [])
    .reduce((all, points) => all + Number(points), 0);
  const said = String(sum).replace('-', '[−-]');
  await expect(sheet.locator('tfoot td')).toHaveText(new RegExp(`^${said}$`));
  await expect(page.locator('#question')).toContainText(new RegExp(said));
}

/** No message without words. */
async function expectWords(page: Page): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(/\b(mk|page|story)-[a-z]+-[a-z]/);
}

/** Wide screens, one after the other through a game. */
const WIDE = [1024, 1440, 1680, 2560];

test('First Reconnaissance is played to its score by clicks, with room at every width', async ({
  page,
}, info) => {
  await widen(page, 1440);
  await playMageKnight(page);
  const scenes = await playToTheScore(
    page,
    'lively',
    (_, target) => target.click(),
    async (scene) => {
      await expectReadable(page, scene);
      await page.screenshot({ path: info.outputPath(`${scene}.png`) });
      for (const width of WIDE) {
        await widen(page, width);
        await expectRoom(page, `${scene} at ${width}`);
      }
    },
    async (turn, scene) => {
      const width = WIDE[turn % WIDE.length] ?? 1440;
      await widen(page, width);
      await expectRoom(page, `press ${turn}, ${scene} at ${width}`);
    },
  );
  expect([...scenes]).toEqual(expect.arrayContaining(['tactics', 'map', 'combat']));
  await expectScore(page);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('score.png') });
});

test('First Reconnaissance is played to its score with keys alone', async ({ page }) => {
  await playMageKnight(page);
  await playToTheScore(page, 'brisk', byKeys, async () => undefined);
  await expectScore(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });

  test('First Reconnaissance is played to its score by touch, in German', async ({
    page,
  }, info) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Allein spielen: Mage Knight' }).tap();
    await settled(page);
    await playToTheScore(
      page,
      'lively',
      (_, target) => target.tap(),
      async (scene) => {
        await expectReadable(page, scene);
        await page.screenshot({ path: info.outputPath(`${scene}.png`) });
        await expectToFit(page);
        await expectWords(page);
      },
      (turn, scene) => expectRoom(page, `press ${turn}, ${scene}`),
    );
    await expectScore(page);
    await expectWords(page);
  });
});

test('Solo Conquest is played to its score', async ({ page }, info) => {
  const id = await make(page, {
    game: 'mage-knight',
    setup: { scenario: 'solo-conquest', heroes: ['norowas'] },
    seats: [{ kind: 'person', name: '' }],
  });
  await page.goto(`/game/${id}`);
  await settled(page);
  await playToTheScore(
    page,
    'brisk',
    (_, target) => target.click(),
    async () => undefined,
  );
  await expectScore(page);
  // Six rounds, day and night, were played; the goal was not reached.
  await expect(page.locator('.sheet')).toContainText('Cities');
  await page.screenshot({ path: info.outputPath('solo.png') });
});

test('two browsers play against each other, and see the same table', async ({ page, browser }) => {
  const pages = await openTogether(page, browser, {
    scenario: 'blitz-conquest',
    heroes: ['arythea', 'goldyx'],
  });
  const night = pages[1].getByRole('list', { name: 'Rounds' }).locator('[aria-current]');
  for (let turn = 0; turn < 200 && !/2/.test(await night.innerText()); turn++) {
    const asked = await askedOf(pages);
    await (await wayOn(asked, turn, 'brisk')).click();
  }
  await expect(night).toContainText('2');
  await askedOf(pages);
  const order = (one: Page) => one.getByRole('list', { name: 'Order of turns' }).innerText();
  expect(await order(pages[0])).toBe(await order(pages[1]));
  const revision = (one: Page) => one.locator('main').getAttribute('data-revision');
  expect(await revision(pages[0])).toBe(await revision(pages[1]));
  expect(await violations(pages[1])).toEqual([]);
});
