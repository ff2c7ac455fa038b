import { expect, it } from 'vitest';
import { countLine, isOfFeelings } from './celebration-popup.tsx';
import type { EarnedThing } from './celebration-queue.ts';

const of = (...kinds: readonly EarnedThing['kind'][]): readonly EarnedThing[] =>
  kinds.map((kind) => ({ kind, id: kind, name: '', description: '', icon: '' }));

it('says of badges that they are badges, and of a goal that it is met; another one thing speaks for itself', () => {
  expect(countLine(of('badge', 'emotion-badge'))).toBe('You earned 2 new badges');
  expect(countLine(of('badge', 'milestone', 'pack'))).toBe('You earned 3 new things');
  expect(countLine(of('goal'))).toBe('You did what you set out to do this week.');
  expect(countLine(of('emotion-badge'))).toBe('You earned a new badge');
  expect(countLine(of('achievement'))).toBeNull();
});

it('is quiet about feelings alone, which may have been sad ones', () => {
  expect(isOfFeelings(of('emotion-badge', 'emotion-badge'))).toBe(true);
  expect(isOfFeelings(of('emotion-badge', 'achievement'))).toBe(false);
});
