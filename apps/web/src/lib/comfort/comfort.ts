import { useSyncExternalStore } from 'react';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How a person wants the app to be on this device, signed in or not. */
export interface Comfort {
  readonly textSize: TextSize;
  readonly calmMotion: boolean;
  readonly strongColors: boolean;
  /** The `voiceURI` of the chosen voice; `null` is the first that fits. */
  readonly voice: string | null;
}

const COMFORT_STORAGE_KEY = 'wonderlings.comfort';
const DEFAULT_COMFORT: Comfort = { textSize: 'normal', calmMotion: false, strongColors: false, voice: null };

let current = parseComfort(stored());
const listeners = new Set<() => void>();

/** Puts the choices on the page and keeps them on the device. */
export function changeComfort(change: Partial<Comfort>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(COMFORT_STORAGE_KEY, JSON.stringify(current));
  } catch {
    // Full or forbidden storage: the choice lasts as long as the page.
  }
  applyComfort();
  for (const listener of listeners) listener();
}

/** Tells the style sheets (`styles/comfort.css`, `reading.css`). Before the first paint, and after every change. */
export function applyComfort(): void {
  const page = document.documentElement;
  page.dataset.textSize = current.textSize;
  page.classList.toggle('calm-motion', current.calmMotion);
  page.classList.toggle('high-contrast', current.strongColors);
}

export function useComfort(): Comfort {
  return useSyncExternalStore(subscribe, currentComfort);
}

export function currentComfort(): Comfort {
  return current;
}

/** Whether nothing may move by itself: by the device's setting or by the child's wish here. */
export function wantsCalmMotion(): boolean {
  return current.calmMotion || window.matchMedia?.(REDUCED_MOTION).matches === true;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The choices in a stored text; whatever is not one of them becomes the default. */
export function parseComfort(text: string | null): Comfort {
  const value = parsed(text);
  const textSize = TEXT_SIZES.find((size) => size === value.textSize) ?? DEFAULT_COMFORT.textSize;
  return {
    textSize,
    calmMotion: value.calmMotion === true,
    strongColors: value.strongColors === true,
    voice: typeof value.voice === 'string' ? value.voice : null,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(COMFORT_STORAGE_KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
