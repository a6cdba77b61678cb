// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldsRead, scriptOf } from './reads.ts';

/** Types of answers and of lines of the story: both are shown in the words the server has for them. */
const ANSWERS = ['Choice', 'ManaFrom', 'Reward', 'DamageTo', 'Way', 'StoryFace'];

/** Fields of views that no picture needs, each with the reason. */
const NOT_DRAWN: Record<string, string> = {
  'MageKnightView.tactics':
    'the Tactics that can be taken are answers, the others are shown as gone',
  'TileView.tile': 'a tile is drawn by its spaces',
  'TileView.turned': 'spaces come as they lie',
  'MoveCost.reasons':
    'the price is drawn; terrain, time of day and effects that change it are on the table',
  'Reason.terrain': 'as the reasons of a price',
  'Reason.terrain.terrain': 'as the reasons of a price',
  'Reason.terrain.time': 'as the reasons of a price',
  'Reason.effects': 'as the reasons of a price',
  'Reason.effects.by': 'as the reasons of a price',
  'Cause.assault.at': 'the hero stands there',
  'Cause.adventure.at': 'the hero stands there',
  'Cause.burning.at': 'the hero stands there',
  'Cause.adventure': 'it is what no other cause is',
  'AheadView.damage': 'the plan of all damage is drawn, which says the same for every attack',
  'JointAheadView.defenders': 'the shares that can be proposed name them',
  'CombatView.attack': 'points are drawn by what they came from, and add up to these',
  'CombatView.block': 'points are drawn by what they came from, and add up to these',
  'DamageView.enemy': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.to': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.wounds': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.discarded': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.left': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.unit_wounds': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.destroyed': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.hand_lost': 'the plan of all damage is drawn, which says the same for every attack',
  'DamageView.knocked_out': 'the plan of all damage is drawn, which says the same for every attack',
  'DuelView.at': 'both heroes stand there',
};

test(
  'every field of a view is read by what draws the table, or is named here with the reason',
  {
    // The compiler reads the whole page.
    timeout: 120_000,
  },
  () => {
    const { all, read } = fieldsRead(
      'src/generated/mage-knight/MageKnightView.ts',
      ['src/game/mage-knight'],
      ANSWERS,
    );
    expect(all.size).toBeGreaterThan(150);
    const unread = [...all].filter((field) => !read.has(field));
    expect(unread.filter((field) => !(field in NOT_DRAWN)).sort()).toEqual([]);
    const drawn = Object.keys(NOT_DRAWN).filter((field) => read.has(field));
    expect(drawn, 'is drawn after all').toEqual([]);
    const gone = Object.keys(NOT_DRAWN).filter((field) => !all.has(field));
    expect(gone, 'no view has it any more').toEqual([]);
  },
);

test('templates are read as what they are: loops, branches, attributes, snippets', () => {
  const script = scriptOf(`<script lang="ts">
    const { list }: { list: { name: string; at: number }[] } = $props();
  </script>
  {#snippet shown(one: number)}{one}{/snippet}
  {#each list as { name }, at (name)}<b title={name} class:first={at === 0}>{name}</b>{:else}none{/each}
  {#if list.length > 0}{@const last = list.at(-1)}{@render shown(last?.at ?? 0)}{/if}`);
  for (const part of [
    'for (const [at, { name }] of Array.from(list).entries())',
    'void (at === 0);',
    'if (list.length > 0)',
    'const last = list.at(-1)',
    'function shown(one: number)',
    'void (shown(last?.at ?? 0));',
  ])
    expect(script).toContain(part);
});
