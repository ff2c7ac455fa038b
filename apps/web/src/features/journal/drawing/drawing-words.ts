import { crayonOf } from '@wonderlings/journal/catalogue';
import type { Mark } from '@wonderlings/journal/drawing-contract';
import { fill } from '../../../lib/copy/fill.ts';
import { DRAWING_COPY } from './drawing.copy.ts';

/** "zola wave": a drawing knows its stickers by their ids, which are words. */
export const stickerName = (id: string): string => id.replaceAll('-', ' ');

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const once = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A drawing, and what is known of it besides. */
export interface TellableDrawing {
  readonly marks: readonly Mark[];
  /** The child's own, which say more than all that is known of the marks. */
  readonly words: string | null;
  /** Of its day, in words. */
  readonly date: string;
}

/** What a screen reader says of a drawing. */
export function altOf({ marks, words, date }: TellableDrawing): string {
  if (words) return fill(DRAWING_COPY.alt.withWords, { words });
  const colors = once(
    marks.flatMap((mark) => (mark.kind === 'line' ? [crayonOf(mark.crayon).name.toLowerCase()] : [])),
  );
  const stickers = once(marks.flatMap((mark) => (mark.kind === 'stamp' ? [stickerName(mark.sticker)] : [])));
  const slots = { date, colors: list.format(colors), stickers: list.format(stickers) };
  if (stickers.length === 0) return fill(DRAWING_COPY.alt.lines, slots);
  return fill(colors.length === 0 ? DRAWING_COPY.alt.stamps : DRAWING_COPY.alt.both, slots);
}
