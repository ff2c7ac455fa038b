/** `#rrggbb`, as the account's contract stores a favourite colour. */
export type HexColor = `#${string}`;

export function isHexColor(value: unknown): value is HexColor {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/** `share` of `color` (0 to 1), the rest `ground`; what CSS calls `color-mix(in srgb, …)`. */
export function mixed(color: HexColor, ground: HexColor, share: number): HexColor {
  const below = channels(ground);
  const parts = channels(color).map((value, index) => Math.round(value * share + (below[index] ?? 0) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, relative luminance: 0 is black, 1 is white. */
export function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: HexColor): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** What every user has until one is chosen (specification 000, section 9). Also `DEFAULT_COLOR` of the account's contract. */
export const DEFAULT_COLOR: HexColor = '#8b5cf6';
/** Specification 000, section 4: the form background is the chosen colour, a 35% mix with white. */
const FORM_SHARE = 0.35;
const STEP = 0.05;
/** The darkest ground on which the smallest words of every theme keep 4.5:1; the contrast test holds it to the tokens. */
const DARKEST_FORM_LUMINANCE = 0.6;

/** The darkest ground on which a theme's ink keeps 4.5:1 (7:1 in high contrast) and its lines 3:1; held likewise. */
const DARKEST_ACCENT_LUMINANCE = 0.33;

/** The paper of a child's forms. */
export const formBackground = (color: HexColor): HexColor => readable(color, FORM_SHARE, DARKEST_FORM_LUMINANCE);

/** The accent of a child's pages: what is chosen, new or the child's own stands on it. */
export const accentColor = (color: HexColor): HexColor => readable(color, 1, DARKEST_ACCENT_LUMINANCE);

/** The share of a color in white; of one too dark to read on, so much less that words stay readable. */
function readable(color: HexColor, most: number, darkest: number): HexColor {
  for (let share = most; share > 0; share -= STEP) {
    const ground = mixed(color, '#ffffff', share);
    if (luminance(ground) >= darkest) return ground;
  }
  return '#ffffff';
}

/**
 * Puts the chosen colour on the page's variables. The default one was not chosen: forms are then like the theme, since violet
 * paper goes with two themes of the six.
 */
export function applyPersonalColor(color: HexColor | undefined): void {
  const { style } = document.documentElement;
  if (!color || color.toLowerCase() === DEFAULT_COLOR) {
    style.removeProperty('--form-background');
    style.removeProperty('--personal-color');
    style.removeProperty('--personal-accent');
    return;
  }
  style.setProperty('--form-background', formBackground(color));
  style.setProperty('--personal-color', color);
  style.setProperty('--personal-accent', accentColor(color));
}
