import { render, screen, waitFor } from '@testing-library/react';
import { Drawing } from '@wonderlings/journal/drawing-contract';
import { expect, it } from 'vitest';
import { altOf, DrawingPicture } from './drawing-picture.tsx';

const stamp = (sticker: string) => ({ kind: 'stamp', sticker, x: 500, y: 400, size: 160, turn: -10 });
const show = (...marks: object[]) => {
  render(<DrawingPicture marks={Drawing.parse({ marks }).marks} words={null} date="May 7" />);
  return screen.getByRole('img');
};

it('shows a line in the color of its crayon', () => {
  const picture = show({ kind: 'line', crayon: 'green', points: [1, 2, 3, 4] });
  expect(picture.innerHTML).toContain('d="M1 2L3 4"');
  expect(picture.innerHTML).toContain('stroke="#4FA866"');
});

it('shows a stamp as its sticker, in its place', async () => {
  const known = show(stamp('warm-heart'));
  await waitFor(() => expect(known.querySelectorAll('path').length).toBeGreaterThan(2));
  expect(known.querySelector('g')?.getAttribute('transform')).toMatch(/^translate\(500 400\) rotate\(-10\) scale\(/);
});

it('shows a stamp that has no drawing here as paper', () => {
  expect(show(stamp('from-another-release')).querySelectorAll('path')).toHaveLength(1);
});

const line = (crayon: string) => ({ kind: 'line', crayon, points: [1, 1] });
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
