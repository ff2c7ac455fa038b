import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { loadArt, loadedArt } from './drawing-loader.ts';
import type { Art } from './pen/art.tsx';

/** A reward's drawing, asked for after the first paint. Stays undefined, and the place empty, where it does not load. */
export function useArt(icon: string): Art | undefined {
  const [arrived, setArrived] = useState<{ readonly icon: string; readonly art: Art }>();
  useEffect(() => {
    if (loadedArt(icon)) return;
    let wanted = true;
    loadArt(icon).then(
      (art) => wanted && setArrived({ icon, art }),
      (error: unknown) => wanted && logFailure('A reward could not be drawn', error),
    );
    return () => {
      wanted = false;
    };
  }, [icon]);
  return loadedArt(icon) ?? (arrived?.icon === icon ? arrived.art : undefined);
}
