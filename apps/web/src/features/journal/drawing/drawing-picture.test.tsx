import { render, screen, waitFor } from '@testing-library/react';
import { Drawing } from '@wonderlings/journal/drawing-contract';
import { expect, it } from 'vitest';
import { DrawingPicture } from './drawing-picture.tsx';

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
