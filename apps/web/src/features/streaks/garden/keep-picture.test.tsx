import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { svgFileOf } from './keep-picture.tsx';
import { WIDE_FIELD } from './meadow.ts';
import { MeadowPicture } from './meadow-picture.tsx';

const days = [
  { localDate: '2026-11-03', feelings: ['Okay', 'A word of my own'], isRestDay: false, deeds: ['breath'] },
  { localDate: '2026-11-04', feelings: [], isRestDay: true, deeds: [] },
];

function fileOf(shown: number): string {
  const { container } = render(<MeadowPicture days={days} shown={shown} field={WIDE_FIELD} />);
  const drawing = container.querySelector('svg');
  if (!drawing) throw new Error('There is no meadow');
  // jsdom knows no viewBox.
  Object.defineProperty(drawing, 'viewBox', { value: { baseVal: WIDE_FIELD } });
  return svgFileOf(drawing);
}

it('keeps a picture that stands alone, without a word or a date in it', () => {
  const file = fileOf(2);
  expect(file).not.toMatch(/aria-|data-|class=|role=|style=|<text|<title|2026|November|word|Okay|bloom/);
  expect(file).toContain('width="1200"');
  const drawn = new DOMParser().parseFromString(file, 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  for (const use of drawn.querySelectorAll('use')) {
    expect(drawn.querySelector(use.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(drawn.querySelectorAll('use')).toHaveLength(2);
});

it('keeps the garden as it is shown', () => {
  expect(fileOf(1).length).toBeLessThan(fileOf(2).length);
});
