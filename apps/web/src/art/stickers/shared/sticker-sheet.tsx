import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useNamespace } from '../use-namespace.ts';
import { createSheet, type Sheet, SheetContext } from './sheet.ts';
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
  const drawn = useSyncExternalStore(sheet.watch, sheet.all);
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
