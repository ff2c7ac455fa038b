import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createStore, type Store, useStore } from '../../lib/external-store.ts';
import { strokeAt } from '../rewards/picture.tsx';
import type { DrawnPack } from './drawing-loader.ts';
import { BOX, useNamespace } from './place.tsx';
import type { StickerDrawing } from './sticker.tsx';
import styles from './sticker-sheet.module.css';

/**
 * Draws every still sticker below it once, and shows it by reference: sixty on a page, each drawn in its place, are 1.8 MB of
 * markup.
 */
export function StickerSheet({ children }: { readonly children: ReactNode }) {
  const namespace = useNamespace();
  const [sheet] = useState(() => createSheet(namespace));
  return (
    <SheetContext value={sheet}>
      {children}
      <Drawings of={sheet} />
    </SheetContext>
  );
}

function Drawings({ of: sheet }: { readonly of: Sheet }) {
  const drawn = useStore(sheet.drawn, NOTHING_DRAWN);
  return (
    // Not `display: none`: what is not rendered at all has no gradients to refer to.
    <svg aria-hidden="true" className={styles.sheet}>
      <defs>
        {drawn.map(({ ref, pack, drawing, size }) => (
          <g key={ref} id={ref}>
            <pack.pictures.CutStickerParts drawing={drawing} size={size} locked={false} namespace={ref} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

interface SharedStickerProps extends Omit<OnSheet, 'ref'> {
  readonly sheet: Sheet;
  readonly id: string;
}

/** A sticker of the sheet, by reference. It takes its ink from where it is shown. */
export function SharedSticker({ sheet, id, pack, drawing, size }: SharedStickerProps) {
  // Sizes that are drawn with the same line are the same drawing.
  const ref = sheet.refOf(`${id}-${strokeAt(size).line}`);
  useLayoutEffect(() => sheet.draw({ ref, pack, drawing, size }), [sheet, ref, pack, drawing, size]);
  return (
    <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
      <use href={`#${ref}`} />
    </svg>
  );
}

/** A sticker in one weight of line, as it is drawn on the sheet. */
interface OnSheet {
  /** Of its group in the document. */
  readonly ref: string;
  readonly pack: DrawnPack;
  readonly drawing: StickerDrawing;
  readonly size: number;
}

/** What a part of the page shows of stickers, each once. It only grows: there are ninety, and the page is left one day. */
interface Sheet {
  /** The name that a sticker in that weight of line has here, also before it is drawn. */
  readonly refOf: (key: string) => string;
  readonly draw: (one: OnSheet) => void;
  readonly drawn: Store<readonly OnSheet[]>;
}

const NOTHING_DRAWN: readonly OnSheet[] = [];

function createSheet(namespace: string): Sheet {
  const drawn = createStore(NOTHING_DRAWN);
  return {
    refOf: (key) => `${namespace}-${key.replaceAll(/[^\w-]/g, '-')}`,
    draw(one) {
      if (!drawn.get().some(({ ref }) => ref === one.ref)) drawn.set([...drawn.get(), one]);
    },
    drawn,
  };
}

const SheetContext = createContext<Sheet | null>(null);
/** Null where every picture is drawn in its own place. */
export const useSheet = (): Sheet | null => use(SheetContext);
