import { expect, it } from 'vitest';
import { attemptOf } from './attempt.ts';

type Body = { readonly feeling: string; readonly note: string | null; readonly emoji?: string | undefined };
const body: Body = { feeling: 'Worried (Some worry)', note: 'A test.' };
const first = attemptOf(body, null, () => 'k1');

it('keeps the key of the same words', () => {
  expect(attemptOf({ ...body }, first, () => 'k2')).toBe(first);
  expect(attemptOf({ ...body, emoji: undefined }, first, () => 'k2')).toBe(first);
});

it.each<[string, Body]>([
  ['was changed', { ...body, feeling: 'Worried (Full of worry)' }],
  ['was taken away', { ...body, note: null }],
  ['was added', { ...body, emoji: '🐌' }],
])('takes a new key when something %s', (_, changed) => {
  expect(attemptOf(changed, first, () => 'k2')).toEqual({ key: 'k2', body: changed });
});
