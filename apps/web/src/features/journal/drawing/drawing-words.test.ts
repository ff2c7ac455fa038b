import { Drawing } from '@wonderlings/journal/drawing-contract';
import { expect, it } from 'vitest';
import { altOf } from './drawing-words.ts';

const line = (crayon: string) => ({ kind: 'line', crayon, points: [1, 1] });
const stamp = (sticker: string) => ({ kind: 'stamp', sticker, x: 1, y: 1, size: 100, turn: 0 });
const said = (marks: readonly object[], words: string | null = null) =>
  altOf({ marks: Drawing.parse({ marks }).marks, words, date: 'May 7' });

it("says the child's own words, else what is known of the marks, each once", () => {
  const [red, blue, pink, heart, wave] = [
    line('red'),
    line('blue'),
    line('pink'),
    stamp('warm-heart'),
    stamp('zola-wave'),
  ];
  expect(said([red], 'a dog under a sun')).toBe('Your drawing: a dog under a sun');
  expect(said([red, blue, red, pink])).toBe('A drawing from May 7, in red, blue, and pink.');
  expect(said([heart, wave, heart])).toBe('A drawing from May 7, with the stamps warm heart and zola wave.');
  expect(said([red, heart])).toBe('A drawing from May 7, in red, with warm heart.');
});
