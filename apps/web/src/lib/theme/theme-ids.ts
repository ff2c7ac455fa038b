/** Specification 000, section 2. Also `THEME_IDS` of the account's contract, which would bring zod to the first paint. */
export const THEME_IDS = ['theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
export type ThemeId = (typeof THEME_IDS)[number];
export const DEFAULT_THEME: ThemeId = 'theme1';

export function isThemeId(value: unknown): value is ThemeId {
  return THEME_IDS.some((id) => id === value);
}
