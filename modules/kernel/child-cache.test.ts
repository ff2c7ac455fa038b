import { expect, it } from 'vitest';
import { bytesOf, Child, ChildCache } from './child-cache.ts';
import { NO_DAY } from './quota.ts';

const childWith = (words: number, revision = 0) =>
  new Child({ revision, hash: '', position: '1', today: NO_DAY }, new Map([['test', 'x'.repeat(words)]]), new Map());
const here = (cache: ChildCache, ...ids: string[]) => ids.filter((id) => cache.get(id) !== undefined);

it('keeps as many children as its bytes allow, and lets those go that were used longest ago', () => {
  const light = childWith(100);
  const cache = new ChildCache(3 * bytesOf(light));
  for (const id of ['a', 'b', 'c']) cache.set(id, light);
  expect(here(cache, 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  cache.set('a', light);
  cache.set('d', light);
  expect(here(cache, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  // Two light ones make room for one of twice the weight.
  cache.set('e', childWith(10_000));
  expect(here(cache, 'a', 'c', 'd', 'e')).toEqual(['d', 'e']);
});

it('weighs a child that grows anew, and what was forgotten no more', () => {
  const cache = new ChildCache(bytesOf(childWith(1_000)) + bytesOf(childWith(10)));
  cache.set('young', childWith(10));
  cache.set('growing', childWith(10));
  cache.set('growing', childWith(20_000, 50));
  expect(here(cache, 'young', 'growing')).toEqual(['young', 'growing']);
  cache.set('growing', childWith(20_000, 100));
  // Heavier than all that there is room for: it goes alone.
  expect(here(cache, 'young', 'growing')).toEqual(['young']);
  cache.delete('young');
  cache.set('again', childWith(1_000));
  cache.delete('again');
  cache.set('other', childWith(1_000));
  expect(here(cache, 'other')).toEqual(['other']);
});

it('keeps none that is heavier than all of its bytes', () => {
  const cache = new ChildCache(0);
  cache.set('a', childWith(1));
  expect(cache.get('a')).toBeUndefined();
});
