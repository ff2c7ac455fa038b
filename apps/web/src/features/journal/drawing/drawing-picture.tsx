import { crayonOf } from '@wonderlings/journal/catalogue';
import { CRAYON_WIDTH, type Mark, PAPER, pathOf, type Stamp } from '@wonderlings/journal/drawing-contract';
import { memo } from 'react';
import { loadedPack, loadPack, useLoaded } from '../../../art/stickers/drawing-loader.ts';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import { useNamespace } from '../../../art/stickers/place.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { DRAWING_COPY } from './drawing.copy.ts';
import styles from './drawing-picture.module.css';

/** What a child drew, on its paper. */
export function DrawingPicture(drawing: TellableDrawing) {
  return (
    <svg className={styles.paper} viewBox={`0 0 ${PAPER.width} ${PAPER.height}`} role="img" aria-label={altOf(drawing)}>
      <Marks marks={drawing.marks} />
    </svg>
  );
}

/** All marks, later ones over earlier ones. */
export const Marks = memo(function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  // A mark is never moved or changed, so its place says which one it is.
  return marks.map((mark, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    mark.kind === 'line' ? <CrayonLine key={index} {...mark} /> : <StampArt key={index} {...mark} />,
  );
});

interface CrayonLineProps {
  readonly crayon: Parameters<typeof crayonOf>[0];
  readonly points: readonly number[];
}

export const CrayonLine = memo(({ crayon, points }: CrayonLineProps) => (
  <path
    d={pathOf(points)}
    fill="none"
    stroke={crayonOf(crayon).color}
    strokeWidth={CRAYON_WIDTH}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
));

/** A sticker's drawings are made in a box of so many units, its cut edge included; its line is that of one so many pixels wide. */
const BOX = 116;
const DRAWN_AT = 72;

/** A sticker on the paper. What has no drawing here is a piece of plain paper. */
export const StampArt = memo(function StampArt({ sticker, x, y, size, turn }: Omit<Stamp, 'kind'>) {
  const pack = useLoaded(packOfSticker(sticker) ?? null, loadedPack, loadPack);
  const namespace = useNamespace();
  const drawing = pack?.drawings[sticker];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / BOX})`}>
      {pack && drawing ? (
        <pack.pictures.CutStickerParts drawing={drawing} size={DRAWN_AT} locked={false} namespace={namespace} />
      ) : (
        <path
          d="M-34-30Q1-37 33-31Q39 1 31 32Q-1 38-35 31Q-34 0-34-30z"
          fill="#fff"
          stroke="currentColor"
          strokeWidth="3"
        />
      )}
    </g>
  );
});

/** "zola wave": a drawing knows its stickers by their ids, which are words. */
const stickerName = (id: string): string => id.replaceAll('-', ' ');

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const once = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A drawing, and what is known of it besides. */
interface TellableDrawing {
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
