import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import { words } from '../../words/words.svelte.ts';
import type { Change } from '../playback/motion.ts';
import type { StoryLine } from '../story.ts';
import { pointsLeft } from './arena.ts';

/** What became of one object in one action. */
interface Fate {
  name: string;
  seat: number | undefined;
  /** Life or mana before and after, read backwards from what is there now. */
  life: [number, number] | null;
  mana: [number, number] | null;
  marks: string[];
  fell: boolean;
}

function nameOf({ who }: MageWarsLine): string {
  const face = who?.face;
  return face && typeof face === 'object' && 'card' in face
    ? words.name(`card-${face.card}`, face.card)
    : '';
}

/** By how much a line changed the life and the mana of whom it is about. */
export function changed({ kind, amounts }: MageWarsLine): { life: number; mana: number } {
  const { damage = 0, life = 0, mana = 0 } = amounts ?? {};
  switch (kind) {
    case 'damaged':
      return { life: -damage, mana: 0 };
    case 'healed':
      return { life: damage, mana: 0 };
    case 'life-gained':
      return { life, mana: 0 };
    case 'life-lost':
      return { life: -life, mana: 0 };
    case 'mana-gained':
      return { life: 0, mana };
    case 'mana-spent':
    case 'mana-lost':
      return { life: 0, mana: -mana };
    default:
      return { life: 0, mana: 0 };
  }
}

function told(fate: Fate, yours: number[]): Change[] {
  const mine = fate.seat !== undefined && yours.includes(fate.seat);
  const change = (text: string, harm: boolean): Change => ({
    text: `${fate.name} ${text}`,
    tone: harm === mine ? 'bad' : 'good',
  });
  if (fate.fell) return [change(words.t('page-stage-slain'), true)];
  const found: Change[] = [];
  const marks = fate.marks.join(', ');
  if (fate.life && fate.life[0] !== fate.life[1]) {
    const [before, after] = fate.life;
    const text = `${before} → ${after}`;
    found.push(change(marks === '' ? text : `${text}, ${marks}`, after < before));
  } else if (marks !== '') found.push(change(marks, true));
  if (fate.mana && fate.mana[0] !== fate.mana[1]) {
    const [before, after] = fate.mana;
    const text = words.t('page-recap-mana', { before, after });
    found.push({ text: `${fate.name} ${text}`, tone: 'plain' });
  }
  return found;
}

/** What each action changed: life, mana, conditions, and who fell. What is there now is known, so it is read backwards. */
export function changesOf(actions: StoryLine[][], after: unknown, yours: number[]): Change[][] {
  const view = after as MageWarsView;
  const life: Record<number, number> = {};
  const mana: Record<number, number> = {};
  for (const object of view.objects)
    if (object.type === 'creature' || object.type === 'conjuration') {
      life[object.id] = pointsLeft(object);
      mana[object.id] = object.mana;
    }
  return actions
    .toReversed()
    .map((action) => {
      const fates: Record<number, Fate> = {};
      for (const line of (action as MageWarsLine[]).toReversed()) {
        const id = line.who?.object;
        if (id === undefined) continue;
        const fate = (fates[id] ??= {
          name: nameOf(line),
          seat: line.who?.seat,
          life: null,
          mana: null,
          marks: [],
          fell: false,
        });
        const { life: hurt, mana: spent } = changed(line);
        if (hurt !== 0) {
          const now = life[id] ?? 0;
          fate.life = [now - hurt, fate.life?.[1] ?? now];
          life[id] = now - hurt;
        }
        if (spent !== 0) {
          const now = mana[id] ?? 0;
          fate.mana = [now - spent, fate.mana?.[1] ?? now];
          mana[id] = now - spent;
        }
        const fell = ['destroyed', 'obliterated', 'mage-destroyed'];
        if (fell.includes(line.kind)) fate.fell = true;
        const mark = line.what?.[0]?.face;
        if (line.kind === 'marker-placed' && mark && typeof mark === 'object' && 'marker' in mark)
          fate.marks.unshift(words.t(`marker-${mark.marker}`));
      }
      return Object.values(fates).flatMap((fate) => told(fate, yours));
    })
    .toReversed();
}
