import { readFileSync } from 'node:fs';
import type { ThemeId } from '../lib/theme/appearance.ts';
import { type HexColor, isHexColor, mixed } from '../lib/theme/personal-color.ts';

// Not by `?raw`: the test runner empties every style sheet that is imported.
const file = (name: string): string => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const tokens = file('tokens.css');
const SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Reads the real style sheets: every flat colour that a rule of exactly this selector declares. */
export function declaredColors(css: string, selector: string): ReadonlyMap<string, HexColor> {
  const found = new Map<string, HexColor>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !selectors
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(',')
        .some((one) => one.trim() === selector)
    )
      continue;
    for (const [, name = '', value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi))
      if (isHexColor(value)) found.set(name, value);
  }
  return found;
}

export interface ThemeColors {
  /** A token's flat colour. @throws Error for one that the theme does not declare */
  color(token: string): HexColor;
  /** Every colour of the scene behind the page. */
  readonly scene: readonly HexColor[];
}

const root = declaredColors(tokens, ':root');
const highContrast = declaredColors(file('comfort.css'), 'body.high-contrast');

export function themeColors(theme: ThemeId, { high = false } = {}): ThemeColors {
  const declared = new Map([...root, ...declaredColors(tokens, `.${theme}`), ...(high ? highContrast : [])]);
  const scene =
    file(`scenes/${theme}.svg`)
      .match(/#[0-9a-f]{6}\b/gi)
      ?.filter(isHexColor) ?? [];
  return {
    color(token) {
      const color = declared.get(token);
      if (!color) throw new Error(`${theme} declares no flat --${token}`);
      return color;
    },
    scene: high ? [] : scene,
  };
}

/** A gradient at its stops and seven times between each two. */
export function gradient(...stops: readonly HexColor[]): readonly HexColor[] {
  return stops.slice(1).flatMap((to, index) => SAMPLES.map((share) => mixed(to, stops[index] ?? to, share)));
}
