import type { StickerPackId } from '@wonderlings/stickers/catalogue';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Art } from '../../rewards/pen/art.tsx';
import { dieCut } from '../cut/die-cut.tsx';
import { DRAWN_PACKS, loadPack } from '../drawing-loader.ts';
import { coverOf, StickerPicture } from '../pictures.tsx';
import type { AnyPack } from '../sticker.tsx';

export interface Sheet {
  readonly name: string;
  readonly markup: string;
}

type Shown = readonly (readonly [name: string, art: Art])[];

/** The pictures of docs/stickers.md as static markup: a sheet a pack, one of the covers, one of what is not yet unlocked. */
export async function sheets(): Promise<readonly Sheet[]> {
  const packs = await Promise.all(DRAWN_PACKS.map(async (id) => [id, await loadPack(id)] as const));
  const covers = packs.map(([id, pack]) => [id, coverOf(pack)] as const);
  const some = packs.flatMap(([, pack]) => stickersOf(pack).filter((_, i) => i % 4 === 1));
  return [
    ...packs.map(([id, pack]) => sheet(id, <Shelf shown={stickersOf(pack)} sizes={[160, 96, 48]} />)),
    sheet('covers', <Shelf shown={covers} sizes={[160, 96]} />),
    sheet('locked', <Shelf shown={[...some, ...covers.slice(0, 3)]} sizes={[96, 48]} locked />),
  ];
}

const stickersOf = ({ drawings }: AnyPack): Shown =>
  Object.entries(drawings).map(([id, { art }]) => [id, dieCut('cut', art)]);

const sheet = (name: StickerPackId | 'covers' | 'locked', element: ReactElement): Sheet => ({
  name,
  markup: renderToStaticMarkup(element),
});

interface ShelfProps {
  readonly shown: Shown;
  readonly sizes: readonly number[];
  readonly locked?: boolean;
}

const Shelf = ({ shown, sizes, locked = false }: ShelfProps) => (
  <ul className={locked ? 'locked' : undefined}>
    {shown.map(([name, art]) => (
      <li key={name}>
        {sizes.map((size) => (
          <span key={size} className={`px${size}`}>
            <StickerPicture art={art} size={size} locked={locked} namespace={`${name}-${size}`} />
          </span>
        ))}
        <small>{name}</small>
      </li>
    ))}
  </ul>
);
