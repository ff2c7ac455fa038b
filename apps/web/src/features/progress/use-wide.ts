import { useSyncExternalStore } from 'react';

/** From here there is room for a panel beside the page; the same width as in its CSS. */
const WIDE = '(min-width: 1100px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for two columns; follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
