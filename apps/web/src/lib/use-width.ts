import { useSyncExternalStore } from 'react';

/** From here there is room for a panel beside the page: `--wide` of styles/breakpoints.css. */
export const WIDE = '(width >= 1200px)';
/** Up to here two medals stand beside each other, and forty of them are ten screens: `--phone`. */
export const NARROW = '(width < 720px)';

const subscribeTo = (media: string) => (onChange: () => void) => {
  const query = window.matchMedia?.(media);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};
const subscribeToWide = subscribeTo(WIDE);
const subscribeToNarrow = subscribeTo(NARROW);

/** Whether there is room for two columns; follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribeToWide,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

/** Whether it is a phone's width; follows the window. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribeToNarrow,
    () => window.matchMedia?.(NARROW).matches ?? false,
    () => true,
  );
}
