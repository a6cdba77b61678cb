import { expect, test } from 'vitest';
import { dealsOf } from './joint.ts';

test('two of three defenders are dealt in three ways', () => {
  expect(dealsOf(['guardsmen', 'fire-mages', 'freezers'], 2)).toEqual([
    { enemies: ['fire-mages', 'guardsmen'], times: 1 },
    { enemies: ['freezers', 'guardsmen'], times: 1 },
    { enemies: ['fire-mages', 'freezers'], times: 1 },
  ]);
});

test('like defenders are counted together', () => {
  expect(dealsOf(['guardsmen', 'guardsmen', 'freezers'], 2)).toEqual([
    { enemies: ['freezers', 'guardsmen'], times: 2 },
    { enemies: ['guardsmen', 'guardsmen'], times: 1 },
  ]);
  expect(dealsOf(['guardsmen'], 0)).toEqual([{ enemies: [], times: 1 }]);
});
