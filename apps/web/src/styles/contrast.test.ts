import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_COLORS } from '../features/themes/themes.catalogue.ts';
import { THEME_IDS } from '../lib/theme/appearance.ts';
import { accentColor, formBackground, type HexColor, luminance } from '../lib/theme/personal-color.ts';
import { CONTROL, type ContrastRule, contrastRules, HIGH, TEXT } from './contrast-rules.fixture.ts';
import { themeColors } from './theme-colors.fixture.ts';

const own = OWN_COLORS.map(({ id }) => id);

function contrast(one: HexColor, other: HexColor): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function failing({ inks, grounds, need }: ContrastRule): readonly string[] {
  return inks.flatMap((ink) =>
    grounds
      .filter((ground) => contrast(ink, ground) < need)
      .map((ground) => `${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}, needs ${need}`),
  );
}

describe.each(THEME_IDS)('%s', (theme) => {
  it.each(contrastRules(themeColors(theme), own))('has enough contrast for $name', (rule) => {
    expect(rule.inks.length * rule.grounds.length).toBeGreaterThan(0);
    expect(failing(rule)).toEqual([]);
  });

  it('has a scene and a gradient to be held against', () => {
    expect(themeColors(theme).scene.length).toBeGreaterThan(4);
  });

  it('has 7:1 for words in high contrast, beside what a feeling or the night paints', () => {
    const rules = contrastRules(themeColors(theme, { high: true }), ['#ffffff']);
    const words = rules.filter(({ name, need }) => need === TEXT && !/bubble|own ground|feelings/.test(name));
    for (const rule of words) expect(failing({ ...rule, need: HIGH }), rule.name).toEqual([]);
    for (const rule of rules) expect(failing(rule), rule.name).toEqual([]);
  });

  it('keeps words readable on a form and an accent of any color a child may have', () => {
    const { color } = themeColors(theme);
    const anyColor = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColor, (chosen) => {
        const paper = formBackground(chosen);
        for (const ink of ['text', 'textSecondary', 'link', 'danger'])
          expect(contrast(color(ink), paper)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(color('border'), paper)).toBeGreaterThanOrEqual(CONTROL);
        const accent = accentColor(chosen);
        expect(contrast(color('text'), accent)).toBeGreaterThanOrEqual(TEXT);
        expect(contrast(color('line'), accent)).toBeGreaterThanOrEqual(CONTROL);
        expect(contrast('#000000', accent)).toBeGreaterThanOrEqual(HIGH);
      }),
    );
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
