import { useEffect, useState } from 'react';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { noteLoaded, wasLoaded } from './loading-visit.ts';

/** Specification 001, section 9. */
export const LOADING_MS = 2_000;

const visit = () => sessionStorage;

/**
 * Whether the overview still loads, which is only for show: two seconds once a visit, and not at all for whoever wants less
 * motion, because a wait with no work behind it must not become a habit.
 */
export function useMagicLoading(): boolean {
  const [loading, setLoading] = useState(() => !wantsCalmMotion() && !wasLoaded(visit));
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      noteLoaded(visit);
      setLoading(false);
    }, LOADING_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}
