import type { ForecastView } from '../../generated/mage-wars/ForecastView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OddsView } from '../../generated/mage-wars/OddsView.ts';
import { words } from '../../words/words.svelte.ts';
import { same } from '../same.ts';
import type { Note } from '../steps.ts';
import { percent, tenths } from './format.ts';
import { controllerOf } from './arena.ts';

/** What an answer comes to, if it begins an attack. */
export function forecastOf(view: MageWarsView, choice: unknown): ForecastView | null {
  return view.forecasts.find((forecast) => same(forecast.choice, choice)) ?? null;
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
  return source !== null && controllerOf(view, source) === controllerOf(view, target);
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
