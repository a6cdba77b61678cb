import type { Arg } from '../../generated/Arg.ts';
import type { ForecastView } from '../../generated/mage-wars/ForecastView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OddsView } from '../../generated/mage-wars/OddsView.ts';
import type { Message } from '../../generated/Message.ts';
import { words } from '../../words/words.svelte.ts';
import { same } from '../same.ts';
import type { Note } from '../steps.ts';

/** What an answer comes to, if it begins an attack. */
export function forecastOf(view: MageWarsView, choice: unknown): ForecastView | null {
  return view.forecasts.find((forecast) => same(forecast.choice, choice)) ?? null;
}

/** A chance in thousandths; what is possible is never called nought. */
export function percent(thousandths: number): string {
  const number = new Intl.NumberFormat(words.language, { style: 'percent' });
  if (thousandths > 0 && thousandths < 10) return `< ${number.format(0.01)}`;
  if (thousandths > 990 && thousandths < 1000) return `> ${number.format(0.99)}`;
  return number.format(thousandths / 1000);
}

/** A chance on the twelve-sided die. */
export function twelfths(faces: number): string {
  return percent(Math.round((faces * 1000) / 12));
}

/** What stands beside an answer: the chance that it kills, and the same to be read out. */
export function noteOf(choice: unknown, shown: unknown): ReturnType<Note> {
  const view = shown as MageWarsView;
  const forecast = forecastOf(view, choice);
  if (!forecast) return null;
  // Whoever may attack their own should at least know it.
  if (isOwn(view, forecast)) {
    const text = words.t('page-odds-own');
    return { text, spoken: text, icon: 'shaking-hands', own: true };
  }
  const { kills, mean } = forecast.odds;
  return {
    text: percent(kills),
    spoken: words.t('page-odds-spoken', { kills: percent(kills), mean: tenths(mean) }),
    icon: 'skull-crossed-bones',
    own: false,
  };
}

/** Whether attacker and target have one controller. */
function isOwn(view: MageWarsView, { choice, target }: ForecastView): boolean {
  if (typeof choice === 'string') return false;
  const source =
    'attack' in choice ? choice.attack.object : 'cast' in choice ? choice.cast.caster : null;
  const controller = (id: number | null): number | undefined =>
    view.objects.find((object) => object.id === id)?.controller;
  return source !== null && controller(source) === controller(target);
}

/** A number in tenths. */
export function tenths(amount: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(amount / 10);
}

/** A bar of the chart: a damage, its chance, and whether it is enough. */
export interface Bar {
  damage: number;
  chance: number;
  kills: boolean;
  /** Of the highest bar, in percent. */
  height: number;
}

/** The most bars a chart has; rare high numbers are one bar. */
const BARS = 13;

export function barsOf(odds: OddsView): Bar[] {
  const kept = odds.damage.slice(0, BARS);
  const rest = odds.damage.slice(BARS).reduce((sum, chance) => sum + chance, 0);
  const all = rest > 0 ? [...kept.slice(0, -1), (kept.at(-1) ?? 0) + rest] : kept;
  const highest = Math.max(...all, 1);
  return all.map((chance, damage) => ({
    damage,
    chance,
    kills: damage >= odds.left,
    height: Math.round((100 * chance) / highest),
  }));
}

/** A throw of the attack dice and what came of it. */
export interface Throw {
  who: Arg | undefined;
  faces: string[];
  effect: number | null;
  hit: Hit | null;
}

export interface Hit {
  normal: number;
  critical: number;
  armor: number;
  piercing: number;
  damage: number;
}

/** An attack as the story tells it. */
export interface Fight {
  /** Which line of the story it begins with, and that line. */
  at: number;
  line: Message;
  throws: Throw[];
  /** What else happened: misses, Defenses, conditions. */
  more: Message[];
}

const DECLARED = new Set(['log-attack', 'log-counterstrike', 'log-zone-attack']);
const ROLLED = new Set(['log-dice', 'log-dice-effect']);
const BESIDE = new Set([
  'log-missed',
  'log-not-missed',
  'log-avoided',
  'log-not-avoided',
  'log-attack-canceled',
  'log-marker-placed',
  'log-destroyed',
  'log-mage-destroyed',
]);
/** What ends the telling of a fight. */
const OVER = new Set(['log-activated', 'log-round', 'log-action-stage', 'log-turn-passed']);

function numberOf(line: Message, name: string): number {
  const value = line.args?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The newest fights of this round, the oldest first. */
export function fightsOf(story: Message[], most = 2): Fight[] {
  const begin = story.findLastIndex(({ id }) => id === 'log-round');
  const fights: Fight[] = [];
  let current: Fight | null = null;
  for (const [at, line] of story.entries()) {
    if (at < begin) continue;
    if (DECLARED.has(line.id)) {
      current = { at, line, throws: [], more: [] };
      fights.push(current);
    } else if (OVER.has(line.id)) current = null;
    if (!current) continue;
    if (ROLLED.has(line.id)) {
      const faces = line.args?.faces;
      const effect = line.args?.effect;
      current.throws.push({
        who: line.args?.attacker,
        faces: typeof faces === 'string' ? faces.split(' ') : [],
        effect: typeof effect === 'number' ? effect : null,
        hit: null,
      });
    } else if (line.id === 'log-hit') {
      const rolled = current.throws.at(-1);
      if (rolled)
        rolled.hit = {
          normal: numberOf(line, 'normal'),
          critical: numberOf(line, 'critical'),
          armor: numberOf(line, 'armor'),
          piercing: numberOf(line, 'piercing'),
          damage: numberOf(line, 'damage'),
        };
    } else if (BESIDE.has(line.id)) current.more.push(line);
  }
  return fights.slice(-most);
}
