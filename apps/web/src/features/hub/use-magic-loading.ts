import { useEffect, useState } from 'react';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { hasHappened, noteHappened } from '../../lib/once-a-visit/once-a-visit.ts';

/** Specification 001, section 9. */
export const LOADING_MS = 2_000;

const LOADED = 'activities-loaded';

/**
 * Whether the overview still loads, which is only for show: two seconds once a visit, and not at all for whoever wants less
 * motion, because a wait with no work behind it must not become a habit.
 */
export function useMagicLoading(): boolean {
  const [loading, setLoading] = useState(() => !wantsCalmMotion() && !hasHappened(LOADED, true));
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      noteHappened(LOADED);
      setLoading(false);
    }, LOADING_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}
