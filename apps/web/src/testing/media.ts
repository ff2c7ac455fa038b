import { vi } from 'vitest';

/** The window fits the media queries that `matches` says yes to, until the test ends; it never changes by itself. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: matches(query) }));
}

/** The device asks for less motion. */
export const stubReducedMotion = () => stubMedia((query) => query.includes('prefers-reduced-motion: reduce'));
