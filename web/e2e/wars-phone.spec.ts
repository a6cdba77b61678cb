/** Mage Wars on a phone: all of the arena in sight, no word over another, and nothing offered for what it is not. */
import type { Page } from '@playwright/test';
import { expect, make, test, violations } from './fixtures.ts';
import { settled } from './player.ts';
import { spotOf } from './wars-play.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
});

const creature = (card: string, controller: number, zone: string): object => ({
  creature: { card, controller, piece: { zone, active: true } },
});

/** A game of apprentices in which it is our turn, with a spell in hand that only an empty zone takes. */
async function begin(page: Page, objects: object[]): Promise<void> {
  const id = await make(page, {
    game: 'mage-wars',
    setup: {
      seats: [{ mage: 'beastmaster' }, { mage: 'warlock' }],
      position: {
        round: 3,
        initiative: 1,
        turn: 0,
        mages: [
          { zone: 'A1', mana: 20, active: true },
          { zone: 'B3', mana: 12, active: true },
        ],
        objects,
        prepared: [{ seat: 0, card: 'timber-wolf', caster: 0 }],
      },
    },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot: 'random' },
    ],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

/** Where the first of these ends, and where the second begins. */
async function between(page: Page, above: string, below: string): Promise<[number, number]> {
  const [upper, lower] = [page.locator(above), page.locator(below)];
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!one || !other) throw new Error('one of them is not drawn');
  return [Math.round(one.y + one.height), Math.round(other.y)];
}

test('the arena ends where the question begins, whoever has the initiative', async ({ page }) => {
  await begin(page, [creature('bitterwood-fox', 0, 'A1')]);
  await expect(page.getByText(/^Initiative: Computer/)).toBeVisible();
  const [arena, question] = await between(page, '.frame', '.table > .bar');
  expect(arena).toBeLessThanOrEqual(question);
  const [phases, board] = await between(page, '.top > .round', '.strips');
  expect(phases).toBeLessThanOrEqual(board);
});

test('groups of answers hold answers, and an attack on our own mage is called one', async ({
  page,
}) => {
  await begin(page, []);
  await spotOf(page, 'object:0').tap();
  const kinds = page.getByRole('group', { name: 'Arten von Antworten' }).getByRole('button');
  await expect(kinds.first()).toBeVisible();
  for (const kind of await kinds.all()) {
    await kind.tap();
    await expect(page.locator('.options .own'), 'what hurts our own').toHaveCount(0);
    await expect(page.locator('.options button:not(.more)').first()).toBeVisible();
  }
  await page.getByRole('button', { name: /^Mehr/ }).tap();
  await expect(page.locator('.options li', { has: page.locator('.own') })).toContainText(
    'Tiermeister angreifen',
  );
  expect(await violations(page)).toEqual([]);
});

test('an attack is shown below those who fight, and its name beside none of theirs', async ({
  page,
}, info) => {
  await begin(page, [
    creature('goran-werewolf-pet', 1, 'A1'),
    creature('flaming-hellion', 1, 'A1'),
  ]);
  await page.evaluate(() => localStorage.setItem('grimoire.pace', 'normal'));
  await page.reload();
  await settled(page);
  await spotOf(page, 'object:0').tap();
  await spotOf(page, 'object:2').tap();
  await page.locator('.gold').tap();
  const stage = page.getByRole('group', { name: 'Der Angriff Schritt für Schritt' });
  const go = stage.getByRole('button', { name: /Weiter/ });
  await expect(go).toBeVisible();
  await page.screenshot({ path: info.outputPath('receipt.png') });
  const [arena, receipt] = await between(page, '.ground-plan', '.theatre');
  expect(arena).toBeLessThanOrEqual(receipt);
  const [name, party] = await between(page, '.bar-name', '.party:not(.right)');
  expect(name).toBeLessThanOrEqual(party);
  await go.tap();
  await settled(page);
});
