import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';

/**
 * What is asked for after the first paint; null where it does not come, which is said in the log.
 * @param id null while nobody asks
 */
export function useLoaded<T extends object>(
  id: string | null,
  known: (id: string) => T | undefined,
  load: (id: string) => Promise<T>,
): T | null | undefined {
  const [arrived, setArrived] = useState<{ readonly id: string; readonly drawing: T | null }>();
  useEffect(() => {
    if (id === null || known(id)) return;
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
  if (id === null) return undefined;
  return known(id) ?? (arrived?.id === id ? arrived.drawing : undefined);
}
