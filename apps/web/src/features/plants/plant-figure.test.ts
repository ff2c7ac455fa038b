import { expect, it } from 'vitest';
import { artOf } from './plant-figure.tsx';

it.each([
  ['Sunflower', 'sunflower'],
  ['sun flower', 'sunflower'],
  ['runner bean', 'bean'],
  ['Peanut', 'sprout'],
  ['CACTUS', 'cactus'],
  ['Oak tree', 'tree'],
  ['rose', 'flower'],
  ['Mystery seed', 'sprout'],
  ['', 'sprout'],
])('draws "%s" as %s', (type, art) => {
  expect(artOf(type)).toBe(art);
});
