import { STICKERS } from '@wonderlings/stickers/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Art } from '../rewards/pen/art.tsx';
import { boundsOf } from './bounds.fixture.ts';
import { dieCut } from './cut/die-cut.tsx';
import { DRAWN_PACKS, loadPack } from './drawing-loader.ts';
import { packOfSticker } from './pack-index.ts';
import { coverOf, StickerPicture } from './pictures.tsx';

const SIZES = [48, 160];
/** Half of the box, and a little: the cut edge has room for it. */
const BOX = 53;
const FILLED = 70;

const markupOf = (art: Art, size: number, locked = false) =>
  renderToStaticMarkup(<StickerPicture art={art} size={size} locked={locked} namespace="one" />);
const stickerMarkup = (art: Art, size: number, locked = false) => markupOf(dieCut('cut', art), size, locked);

/** Moves first, then only commands and numbers. */
const PATH = /^M(?:[MLHVCQAZTSmlhvcqazts]|-?\d*\.?\d+|[\s,])+$/;

function problemsOf(markup: string): readonly string[] {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  return [
    ...(markup.includes('<path') ? [] : ['nothing is drawn']),
    ...(/NaN|undefined|Infinity|null|\[object|e-\d/.exec(markup) ?? []),
    ...paths.filter((d) => !PATH.test(d)).map((d) => `no path: ${d}`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two have the id ${id}`),
    ...ids.filter((id) => !id?.startsWith('one-')).map((id) => `another picture could have the id ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
  ];
}

describe('of the stickers', () => {
  it('every one of the catalogue is drawn, and moves as the catalogue says', async () => {
    for (const { id, animationType } of STICKERS) {
      const pack = await loadPack(packOfSticker(id) ?? '');
      expect([id, pack.drawings[id]?.animation]).toEqual([id, animationType]);
    }
  });

  it.each(['of-another-day', 'emoji/star', 'toString', ''])('one without a drawing is refused: "%s"', async (id) => {
    expect(packOfSticker(id)).toBeUndefined();
    await expect(loadPack(id)).rejects.toThrow(`No drawings of the pack ${id}`);
  });

  it('no two are alike, and none is the same before it is unlocked', async () => {
    const packs = await Promise.all(DRAWN_PACKS.map(loadPack));
    const arts = packs.flatMap(({ drawings }) => Object.values(drawings)).map(({ art }) => art);
    const pictures = arts.flatMap((art) => [stickerMarkup(art, 96), stickerMarkup(art, 96, true)]);
    expect(new Set(pictures).size).toBe(arts.length * 2);
  });
});

describe.each(DRAWN_PACKS)('of the pack %s', (id) => {
  it('every drawing is well-formed, its numbers are numbers, its ids its own, unlocked or not', async () => {
    for (const [sticker, { art }] of Object.entries((await loadPack(id)).drawings)) {
      for (const size of SIZES) {
        for (const locked of [false, true]) {
          expect([sticker, size, locked, ...problemsOf(stickerMarkup(art, size, locked))]).toEqual([
            sticker,
            size,
            locked,
          ]);
        }
      }
    }
  });

  it('every drawing keeps to its box, and fills it', async () => {
    const all = Object.entries((await loadPack(id)).drawings).map(([sticker, { art }]) => {
      const [left, top, right, bottom] = boundsOf(markupOf(art, 96));
      const reach = Math.round(Math.max(-left, -top, right, bottom));
      return { sticker, reach, size: Math.round(Math.max(right - left, bottom - top)) };
    });
    expect(all.filter(({ reach, size }) => reach > BOX || size < FILLED)).toEqual([]);
  });

  it('what is not unlocked is only an outline: no color of its own, no gradient, a dashed line', async () => {
    for (const [sticker, { art }] of Object.entries((await loadPack(id)).drawings)) {
      const markup = stickerMarkup(art, 160, true);
      expect([sticker, ...(/#[0-9a-f]{3,8}\b(?=")|Gradient/.exec(markup) ?? [])]).toEqual([sticker]);
      expect([sticker, markup.includes('stroke-dasharray')]).toEqual([sticker, true]);
    }
  });

  it('the cover shows three different ones of its own', async () => {
    const pack = await loadPack(id);
    expect(new Set(pack.cover).size).toBe(3);
    for (const locked of [false, true]) expect(problemsOf(markupOf(coverOf(pack), 160, locked))).toEqual([]);
  });
});
