import { useEffect, useState } from 'react';
import { logFailure } from '../lib/log.ts';

/** What is asked for after the first paint; null where it does not come, which is said in the log. */
export function useLoaded<T extends object>(
  id: string,
  known: (id: string) => T | undefined,
  load: (id: string) => Promise<T>,
): T | null | undefined {
  const [arrived, setArrived] = useState<{ readonly id: string; readonly drawing: T | null }>();
  useEffect(() => {
    if (known(id)) return;
    let wanted = true;
    load(id).then(
      (drawing) => wanted && setArrived({ id, drawing }),
      (error: unknown) => {
        if (!wanted) return;
        logFailure('A sticker could not be drawn', error);
        setArrived({ id, drawing: null });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, known, load]);
  return known(id) ?? (arrived?.id === id ? arrived.drawing : undefined);
}
