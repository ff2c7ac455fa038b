import { USER_STORAGE_KEY } from '../session/session-hint.ts';
import { keptText } from '../small-values.ts';
import { type HexColor, isHexColor } from './personal-color.ts';

/** Specification 000, section 2. Also `THEME_IDS` of the account's contract, which would bring zod to the first paint. */
export const THEME_IDS = ['theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
export type ThemeId = (typeof THEME_IDS)[number];
export const DEFAULT_THEME: ThemeId = 'theme1';

function isThemeId(value: unknown): value is ThemeId {
  return THEME_IDS.some((id) => id === value);
}

export interface Appearance {
  readonly theme: ThemeId;
  readonly color: HexColor | undefined;
}
/** What the session knows of it: the fields of a user. */
interface UserColors {
  readonly defaultTheme?: unknown;
  readonly favoriteColor?: unknown;
}

/** What was chosen on this device; it holds while no user is signed in. */
export const APPEARANCE_STORAGE_KEY = 'wonderlings.appearance';

/** A user's own colours override what the device keeps (specification 000, section 4). */
export function appearanceOf(user: UserColors | null | undefined, kept: string | null): Appearance {
  const device = parsed(kept);
  const theme = [user?.defaultTheme, device.theme].find(isThemeId) ?? DEFAULT_THEME;
  const color = [user?.favoriteColor, device.color].find(isHexColor);
  return { theme, color };
}

/** Before the session is known: the user cached on this device, so that the first paint already has their colours. */
export function cachedAppearance(): Appearance {
  return appearanceOf(parsed(keptText('device', USER_STORAGE_KEY)), keptAppearance());
}

/** What was chosen on this device, as it is stored. */
export const keptAppearance = (): string | null => keptText('device', APPEARANCE_STORAGE_KEY);

function parsed(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return value && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
