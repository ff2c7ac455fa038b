import { useSyncExternalStore } from 'react';
import { type Field, TALL_FIELD, WIDE_FIELD } from './meadow.ts';

/** As wide as a phone that is held upright, and no wider. */
const NARROW = '(max-width: 599px)';

/** A wide meadow where there is room, a tall one on a phone. */
export function useField(): Field {
  return useSyncExternalStore(subscribe, isNarrow, () => true) ? TALL_FIELD : WIDE_FIELD;
}

const isNarrow = (): boolean => window.matchMedia?.(NARROW).matches ?? false;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(NARROW);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}
