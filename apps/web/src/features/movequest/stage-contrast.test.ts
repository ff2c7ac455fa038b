import { describe, expect, it } from 'vitest';
import { THEME_IDS } from '../../lib/theme/appearance.ts';
import { isHexColor, luminance, mixed } from '../../lib/theme/personal-color.ts';
import { gradient, themeColors } from '../../styles/theme-colors.fixture.ts';
import { COACHES } from './movequest.catalogue.ts';

function contrast(one: string, other: string): number {
  if (!isHexColor(one) || !isHexColor(other)) throw new TypeError(`${one} or ${other} is no color`);
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(COACHES)("on $name's ground", ({ theme }) => {
  const stops = gradient(...theme.gradient.map((stop): `#${string}` => stop as `#${string}`));

  it('words have 4.5:1 at every place of the gradient', () => {
    for (const stop of stops) expect(contrast(theme.ink, stop), stop).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEME_IDS)('the lines of controls have 3:1 in %s', (id) => {
    const { color } = themeColors(id);
    for (const stop of stops) {
      expect(contrast(color('line'), stop), stop).toBeGreaterThanOrEqual(3);
      expect(contrast(color('border'), stop), stop).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(THEME_IDS)('the chosen way and the chosen card carry ink in %s', (id) => {
    const { color } = themeColors(id);
    const chosen = [
      mixed(color('theme-accent'), color('surface'), 0.45),
      ...theme.gradient.map((stop) => mixed(stop, color('surface'), 0.55)),
    ];
    for (const paper of chosen) expect(contrast(color('text'), paper), paper).toBeGreaterThanOrEqual(4.5);
  });
});
