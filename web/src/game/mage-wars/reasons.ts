import type { CardFace } from '../../generated/mage-wars/CardFace.ts';
import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { Line } from '../../generated/mage-wars/Line.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OddsView } from '../../generated/mage-wars/OddsView.ts';
import type { RevealView } from '../../generated/mage-wars/RevealView.ts';
import type { Way } from '../../generated/mage-wars/Way.ts';
import { words } from '../../words/words.svelte.ts';
import { same } from '../same.ts';
import type { Note } from '../steps.ts';
import { wayOf } from './aim.ts';
import { friendsOf } from './arena.ts';
import { faceOf } from './cards.svelte.ts';
import { forecastOf } from './forecast.ts';
import { percent, tenths } from './format.ts';
import { objectName } from './names.ts';
import { deedsOf, distance } from './order.ts';
import { pathOf } from './choices.ts';

/** From this chance on, in thousandths, an attack is told by its chance to kill, and otherwise by its damage. */
const WORTH_TELLING = 50;

/** What an attack comes to, in a few words. */
export function oddsReason(view: MageWarsView, target: number, odds: OddsView): string {
  const name = objectName(view, target);
  return odds.kills >= WORTH_TELLING
    ? words.t('page-reason-kills', { name, chance: percent(odds.kills) })
    : words.t('page-reason-damage', { name, mean: tenths(odds.mean), left: odds.left });
}

/** The number that stands before a symbol in a line of a card. */
function numberBefore({ spans }: Line, symbol: string): number {
  const at = spans.findIndex((span) => span.kind === 'symbol' && span.symbol === symbol);
  return Number(/(\d+)\s*$/.exec(spans[at - 1]?.text ?? '')?.[1] ?? 0);
}

/** What a creature would bring: its Life and the most dice of its attacks. */
function creatureReason(face: CardFace): string | null {
  const lines = face.text.lines;
  const stats = lines.find(({ kind }) => kind === 'stats');
  const life = Number(/\d+/.exec(stats?.spans[1]?.text ?? '')?.[0] ?? 0);
  const dice = lines
    .filter(({ kind }) => kind === 'attack')
    .map((line) => numberBefore(line, 'dice'));
  if (face.kind !== 'creature' || life === 0) return null;
  return words.t('page-reason-creature', { life, dice: Math.max(0, ...dice) });
}

/** Why a spell is worth preparing, as far as card and board tell it. */
export function planReason(view: MageWarsView, card: string): string {
  const told = view.plan.find((one) => one.card === card);
  if (told?.best) return oddsReason(view, told.best.target, told.best.odds);
  const face = faceOf(card);
  const creature = face ? creatureReason(face) : null;
  return creature ?? words.t(told?.aims ? 'page-reason-aims' : 'page-reason-later');
}

/** Where a move leads, seen from the enemy mages. */
function wayReason(view: MageWarsView, way: Way, yours: number[]): string {
  const friends = friendsOf(view, yours);
  const foes = view.objects.flatMap((object) =>
    object.type === 'creature' &&
    object.is_mage &&
    object.controller !== null &&
    !friends.includes(object.controller)
      ? [object]
      : [],
  );
  const far = (zone: string): number => Math.min(...foes.map((mage) => distance(zone, mage.zone)));
  const [from, to] = [far(way.from), far(way.to)];
  if (foes.length === 0 || from === to) return words.t('page-reason-position');
  return words.t(to < from ? 'page-reason-closer' : 'page-reason-away', { distance: to });
}

/** Why an answer is a good one, from what everybody can see of it. Nothing where nothing can be said. */
export function reasonOf(view: MageWarsView, choice: unknown, yours: number[]): string | null {
  const chosen = choice as Choice;
  const forecast = forecastOf(view, choice);
  if (forecast) return oddsReason(view, forecast.target, forecast.odds);
  const way = wayOf(view, choice);
  if (way) return wayReason(view, way, yours);
  if (chosen === 'guard') return words.t('page-reason-guard');
  if (chosen === 'pass' || chosen === 'finish') return words.t('page-reason-wait');
  if (typeof chosen === 'string') return null;
  if ('activate' in chosen) return activationReason(view, chosen.activate, yours);
  if ('prepare' in chosen) return planReason(view, chosen.prepare.card);
  if ('reveal' in chosen) return revealReason(view, chosen.reveal.enchantment);
  const lean = view.leans.find((one) => same(one.choice, choice))?.lean;
  if (lean !== undefined)
    return words.t(lean === 'harms' ? 'page-reason-harms' : 'page-reason-helps');
  return null;
}

/** The best a creature could do once it is activated. */
function activationReason(view: MageWarsView, creature: number, yours: number[]): string | null {
  const piece = view.pieces.find((one) => one.creature === creature);
  if (!piece) return null;
  const ahead = { ...view, forecasts: piece.forecasts, ways: piece.ways, leans: piece.leans };
  const entries = piece.options.map((option) => ({ option, path: pathOf(option.choice) }));
  const [best] = deedsOf(ahead, entries, friendsOf(view, yours));
  // Of a creature that strikes nobody, where it could go says little.
  if (!best || best.rare || (best.verb !== 'attack' && best.verb !== 'cast')) return null;
  return reasonOf({ ...ahead, pieces: [] }, best.entry.option.choice, yours);
}

/** Before and after, and of what: the chance of death, or the damage. */
function changeOf({ now, then }: RevealView): { of: string; text: string } | null {
  if (!now || !then) return null;
  if (now.kills !== then.kills)
    return {
      of: words.t('page-reveal-kills'),
      text: `${percent(now.kills)} → ${percent(then.kills)}`,
    };
  if (now.mean === then.mean) return null;
  return { of: words.t('page-reveal-mean'), text: `${tenths(now.mean)} → ${tenths(then.mean)}` };
}

/** What stands beside an answer that reveals something: the change in a few words, and at length. */
export function revealNote(view: MageWarsView, choice: unknown): ReturnType<Note> {
  const chosen = choice as Choice;
  if (typeof chosen === 'string' || !('reveal' in chosen) || !chosen.reveal.pay) return null;
  const told = view.reveals.find((one) => one.enchantment === chosen.reveal.enchantment);
  if (!told) return null;
  const change = changeOf(told);
  const last = told.last ? words.t('page-reveal-last-short') : null;
  const text = change?.text ?? last;
  if (text === null) return null;
  // What is shown is part of what is read out.
  const said = [change && `${change.of} ${change.text}`, last].filter((part) => part !== null);
  return { text, spoken: said.join(', '), icon: 'all-seeing-eye', own: true };
}

function revealReason(view: MageWarsView, enchantment: number): string | null {
  const told = view.reveals.find((one) => one.enchantment === enchantment);
  if (!told?.now || !told.then) return null;
  if (told.now.kills !== told.then.kills)
    return words.t('page-reason-reveal-kills', {
      now: percent(told.now.kills),
      then: percent(told.then.kills),
    });
  if (told.now.mean === told.then.mean) return null;
  return words.t('page-reason-reveal-mean', {
    now: tenths(told.now.mean),
    then: tenths(told.then.mean),
  });
}
