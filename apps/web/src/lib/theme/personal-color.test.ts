import { expect, it } from 'vitest';
import { applyPersonalColor, formBackground } from './personal-color.ts';

it('mixes 35% of the color with white', () => {
  expect(formBackground('#8b5cf6')).toBe('#d6c6fc');
  expect(formBackground('#ffd700')).toBe('#fff1a6');
  expect(formBackground('#ffffff')).toBe('#ffffff');
});

it('takes less of a color that would be too dark to read on', () => {
  expect(formBackground('#000000')).toBe('#cccccc');
});

it('is on the page as form background and accent, and leaves no trace without one', () => {
  const { style } = document.documentElement;
  applyPersonalColor('#ffd700');
  expect(style.getPropertyValue('--form-background')).toBe('#fff1a6');
  expect(style.getPropertyValue('--personal-color')).toBe('#ffd700');
  applyPersonalColor(undefined);
  expect(style.length).toBe(0);
});
