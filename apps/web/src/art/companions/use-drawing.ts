import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import type { WonderlingId } from './cast.ts';
import { type LoadedDrawing, loadDrawing, loadedDrawing } from './drawing-loader.ts';

/** A companion's drawing, asked for after the first paint. Stays undefined, and the place empty, where it does not load. */
export function useDrawing(who: WonderlingId): LoadedDrawing | undefined {
  const [arrived, setArrived] = useState<{ readonly who: WonderlingId; readonly drawing: LoadedDrawing }>();
  useEffect(() => {
    if (loadedDrawing(who)) return;
    let wanted = true;
    loadDrawing(who).then(
      (drawing) => wanted && setArrived({ who, drawing }),
      (error: unknown) => wanted && logFailure('A companion could not be drawn', error),
    );
    return () => {
      wanted = false;
    };
  }, [who]);
  return loadedDrawing(who) ?? (arrived?.who === who ? arrived.drawing : undefined);
}
