import type { Drawing } from '@wonderlings/journal/drawing-contract';
import { Suspense } from 'react';
import { optionalPart } from '../../../lib/optional-part.ts';
import styles from './entry-drawing.module.css';

// With the stickers' drawings beside it: who has drawn nothing does not wait for it.
const Picture = optionalPart(() => import('./drawing-picture.tsx').then((file) => file.DrawingPicture));

interface EntryDrawingProps {
  readonly drawing: Drawing;
  /** What the child says of it; null where it says nothing. */
  readonly words: string | null;
  /** Of its day, in words. */
  readonly date: string;
}

/** A saved drawing. Its place is held until it comes. */
export function EntryDrawing({ drawing: { marks }, words, date }: EntryDrawingProps) {
  return (
    <div className={styles.sheet}>
      <Suspense fallback={null}>
        <Picture marks={marks} words={words} date={date} />
      </Suspense>
    </div>
  );
}
