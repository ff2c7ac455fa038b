import { useSyncExternalStore } from 'react';

/** From here there is room for a panel beside the page: `--wide` of styles/breakpoints.css. */
export const WIDE = '(width >= 1200px)';
/** Up to here two medals stand beside each other, and forty of them are ten screens: `--phone`. */
export const NARROW = '(width < 720px)';
/** A phone on its side: `--low`. */
const LOW = '(height <= 520px)';

/** Whether there is room for two columns; follows the window. */
export const useWide = matchOf(WIDE, false);
/** Whether it is a phone's width; follows the window. */
export const useNarrow = matchOf(NARROW, true);
/** Whether it is a phone's, upright or on its side; follows the window. */
export const useHandheld = matchOf(`${NARROW}, ${LOW}`, true);

/** @param painted what holds where a page is painted for every window */
function matchOf(media: string, painted: boolean): () => boolean {
  const matches = () => window.matchMedia?.(media).matches ?? false;
  const subscribe = (onChange: () => void) => {
    const query = window.matchMedia?.(media);
    query?.addEventListener('change', onChange);
    return () => query?.removeEventListener('change', onChange);
  };
  return function useMatch() {
    return useSyncExternalStore(subscribe, matches, () => painted);
  };
}
