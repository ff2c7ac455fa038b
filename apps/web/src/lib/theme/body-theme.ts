import { USER_STORAGE_KEY } from '../session/user-storage-key.ts';

const DEFAULT_THEME = 'theme1';
// Also `DEFAULT_THEME` and `THEME_IDS` of the account's contract, which would bring zod to the first paint.
const THEME = /^theme[1-6]$/;

/** Puts a theme's class on the body; anything unknown becomes the default theme. */
export function applyTheme(theme: unknown): void {
  const next = typeof theme === 'string' && THEME.test(theme) ? theme : DEFAULT_THEME;
  if (document.body.classList.contains(next)) return;
  document.body.classList.remove(...Array.from(document.body.classList).filter((name) => THEME.test(name)));
  document.body.classList.add(next);
}

/** The theme of the user cached on this device, so that the first paint already has their colours. */
export function cachedTheme(): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null');
    return stored && typeof stored === 'object' && 'defaultTheme' in stored ? stored.defaultTheme : undefined;
  } catch {
    return undefined;
  }
}
