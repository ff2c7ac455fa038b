import { createContext, use } from 'react';
import type { DrawnPack } from '../drawing-loader.ts';
import type { StickerDrawing } from '../pack.ts';

/** A sticker in one weight of line, as it is drawn on the sheet. */
export interface OnSheet {
  /** Of its group in the document. */
  readonly ref: string;
  readonly pack: DrawnPack;
  readonly drawing: StickerDrawing;
  readonly size: number;
}

/** What a part of the page shows of stickers, each once. It only grows: there are ninety, and the page is left one day. */
export interface Sheet {
  /** The name that a sticker in that weight of line has here, also before it is drawn. */
  readonly refOf: (key: string) => string;
  readonly draw: (one: OnSheet) => void;
  readonly all: () => readonly OnSheet[];
  readonly watch: (watcher: () => void) => () => void;
}

export function createSheet(namespace: string): Sheet {
  let drawn: readonly OnSheet[] = [];
  const watchers = new Set<() => void>();
  return {
    refOf: (key) => `${namespace}-${key.replaceAll(/[^\w-]/g, '-')}`,
    draw(one) {
      if (drawn.some(({ ref }) => ref === one.ref)) return;
      drawn = [...drawn, one];
      for (const watcher of watchers) watcher();
    },
    all: () => drawn,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export const SheetContext = createContext<Sheet | null>(null);
/** Null where every picture is drawn in its own place. */
export const useSheet = (): Sheet | null => use(SheetContext);
