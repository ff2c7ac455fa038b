import { DEFAULT_COLOR as ACCOUNT_DEFAULT } from '@wonderlings/account/contract';
import { expect, it } from 'vitest';
import { accentColor, applyPersonalColor, DEFAULT_COLOR, formBackground } from './personal-color.ts';

it('mixes 35% of the color with white', () => {
  expect(formBackground('#8b5cf6')).toBe('#d6c6fc');
  expect(formBackground('#ffd700')).toBe('#fff1a6');
  expect(formBackground('#ffffff')).toBe('#ffffff');
});

it('takes less of a color that would be too dark to read on', () => {
  expect(formBackground('#000000')).toBe('#cccccc');
});

it('is the accent as it was chosen, or lighter where ink could not be read on it', () => {
  expect(accentColor('#ffd700')).toBe('#ffd700');
  expect(accentColor('#3b82f6')).toBe('#6ca1f8');
  expect(accentColor('#000000')).toBe('#a6a6a6');
});

it('is on the page as form background and accent, and leaves no trace without one', () => {
  const { style } = document.documentElement;
  applyPersonalColor('#ffd700');
  expect(style.getPropertyValue('--form-background')).toBe('#fff1a6');
  expect(style.getPropertyValue('--personal-color')).toBe('#ffd700');
  expect(style.getPropertyValue('--personal-accent')).toBe('#ffd700');
  applyPersonalColor(undefined);
  expect(style.length).toBe(0);
});

it('leaves the paper to the theme while the color is the default one', () => {
  applyPersonalColor('#ffd700');
  applyPersonalColor('#8B5CF6');
  expect(document.documentElement.style.length).toBe(0);
  expect(DEFAULT_COLOR).toBe(ACCOUNT_DEFAULT);
});
