import type { WonderlingId } from '@wonderlings/account/catalogue';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import type { Drawable } from './rig/character.ts';
import type { DrawnWonderling } from './rig/drawing.tsx';

/** Everything that it takes to draw one companion. */
interface LoadedDrawing {
  readonly DrawnWonderling: typeof DrawnWonderling;
  readonly drawable: Drawable;
}

/** A chunk each: a page pays for those whom it shows. */
const CHARACTERS: Readonly<Record<WonderlingId, () => Promise<Drawable>>> = {
  zola: () => import('./characters/zola.tsx').then(({ zola }) => zola),
  bella: () => import('./characters/bella.tsx').then(({ bella }) => bella),
  rally: () => import('./characters/rally.tsx').then(({ rally }) => rally),
  setta: () => import('./characters/setta.tsx').then(({ setta }) => setta),
  pogo: () => import('./characters/pogo.tsx').then(({ pogo }) => pogo),
  lulu: () => import('./characters/lulu.tsx').then(({ lulu }) => lulu),
  fern: () => import('./characters/fern.tsx').then(({ fern }) => fern),
  blot: () => import('./characters/blot.tsx').then(({ blot }) => blot),
  hum: () => import('./characters/hum.tsx').then(({ hum }) => hum),
  tuck: () => import('./characters/tuck.tsx').then(({ tuck }) => tuck),
  glim: () => import('./characters/glim.tsx').then(({ glim }) => glim),
  pip: () => import('./characters/pip.tsx').then(({ pip }) => pip),
};

const loaded = new Map<WonderlingId, LoadedDrawing>();

/** What has been loaded before is there at once, so that no companion flickers on the way from page to page. */
const loadedDrawing = (who: WonderlingId): LoadedDrawing | undefined => loaded.get(who);

/** Rejects when a chunk does not load: the next call asks again. */
export async function loadDrawing(who: WonderlingId): Promise<LoadedDrawing> {
  const [{ DrawnWonderling }, drawable] = await Promise.all([import('./rig/drawing.tsx'), CHARACTERS[who]()]);
  const drawing = { DrawnWonderling, drawable };
  loaded.set(who, drawing);
  return drawing;
}

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
