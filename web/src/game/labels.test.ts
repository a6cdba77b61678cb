import { expect, test } from 'vitest';
import { distinct } from './labels.ts';

test('answers that differ are left alone', () => {
  const lines = [
    { label: 'Pass', place: null },
    { label: 'Activate Fox', place: 'A1' },
  ];
  expect(distinct(lines)).toEqual(['Pass', 'Activate Fox']);
});

test('answers that read the same are told apart by place, then by number', () => {
  const fox = (place: string | null) => ({ label: 'Activate Fox', place });
  expect(distinct([fox('A1'), fox('B2'), fox('B2')])).toEqual([
    'Activate Fox (A1)',
    'Activate Fox (B2) · 1',
    'Activate Fox (B2) · 2',
  ]);
  expect(distinct([fox(null), fox(null)])).toEqual(['Activate Fox · 1', 'Activate Fox · 2']);
});
