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
