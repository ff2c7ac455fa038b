import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';
import { keepText } from '../small-values.ts';
import {
  APPEARANCE_STORAGE_KEY,
  type Appearance,
  appearanceOf,
  cachedAppearance,
  keptAppearance,
  THEME_IDS,
  type ThemeId,
} from './appearance.ts';
import { applyPersonalColor } from './personal-color.ts';

/** The colours that hold now: the child's, else the device's, else the default ones. */
export function useAppearance(): Appearance {
  const { status, user } = useSession();
  const kept = useDeviceAppearance();
  return status === 'loading' && !user ? cachedAppearance() : appearanceOf(user, kept);
}

/** Keeps the page in the colours that hold. For the shell, once. */
export function useApplyAppearance(): void {
  const { theme, color } = useAppearance();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => applyPersonalColor(color), [color]);
}

const listeners = new Set<() => void>();

/** Keeps a choice on this device, beside what was kept before. */
export function keepOnDevice(change: Partial<Appearance>): void {
  const kept = { ...appearanceOf(null, keptAppearance()), ...change };
  keepText('device', APPEARANCE_STORAGE_KEY, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** What was chosen on this device, for an account that is made on it. Nothing where nothing was chosen. */
export function chosenOnDevice(): Partial<Appearance> {
  const kept = keptAppearance();
  if (kept === null) return {};
  const { theme, color } = appearanceOf(null, kept);
  return { theme, ...(color ? { color } : {}) };
}

/** What the device keeps, as it is stored; another tab's choice arrives too. */
function useDeviceAppearance(): string | null {
  return useSyncExternalStore(subscribe, keptAppearance, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Puts a theme's class on the body, and its colour on the browser's own bar. */
export function applyTheme(theme: ThemeId): void {
  const { body } = document;
  if (!body.classList.contains(theme)) {
    body.classList.remove(...THEME_IDS);
    body.classList.add(theme);
  }
  const bar = getComputedStyle(body).getPropertyValue('--nav').trim();
  if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
