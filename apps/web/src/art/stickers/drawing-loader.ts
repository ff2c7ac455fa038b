import type { StickerPackId } from '@wonderlings/stickers/catalogue';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { isStickerPack } from './pack-index.ts';
import type { AnyPack, Pack } from './sticker.tsx';

/** A chunk a pack: a page pays for those that it shows. */
const PACKS: { readonly [Id in StickerPackId]: () => Promise<Pack<Id>> } = {
  'hello-friends': () => import('./packs/hello-friends.ts').then(({ helloFriends }) => helloFriends),
  'feelings-weather': () => import('./packs/feelings-weather.ts').then(({ feelingsWeather }) => feelingsWeather),
  'sky-and-breath': () => import('./packs/sky-and-breath.ts').then(({ skyAndBreath }) => skyAndBreath),
  'happy-feet': () => import('./packs/happy-feet.ts').then(({ happyFeet }) => happyFeet),
  'little-garden': () => import('./packs/little-garden.ts').then(({ littleGarden }) => littleGarden),
  'moon-dreams': () => import('./packs/moon-dreams.ts').then(({ moonDreams }) => moonDreams),
  'words-and-pages': () => import('./packs/words-and-pages.ts').then(({ wordsAndPages }) => wordsAndPages),
  'toolbox-pals': () => import('./packs/toolbox-pals.ts').then(({ toolboxPals }) => toolboxPals),
  'star-legends': () => import('./packs/star-legends.ts').then(({ starLegends }) => starLegends),
};

// Object.keys forgets what the record knows.
export const DRAWN_PACKS = Object.keys(PACKS) as readonly StickerPackId[];

/** A pack's drawings, and what draws them. */
export interface DrawnPack extends AnyPack {
  readonly pictures: typeof import('./pictures.tsx');
}

const loaded = new Map<string, DrawnPack>();

/** What has been loaded before is there at once, so that nothing flickers from tab to tab. */
export const loadedPack = (id: string): DrawnPack | undefined => loaded.get(id);

/**
 * Rejects when the chunk does not load: the next call asks again.
 * @throws RangeError for a pack that no catalogue has
 */
export async function loadPack(id: string): Promise<DrawnPack> {
  if (!isStickerPack(id)) throw new RangeError(`No drawings of the pack ${id}`);
  const [pack, pictures] = await Promise.all([PACKS[id](), import('./pictures.tsx')]);
  const drawn = { ...pack, pictures };
  loaded.set(id, drawn);
  return drawn;
}

/**
 * What is asked for after the first paint; null where it does not load, which is logged.
 * @param id null while none is wanted
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
