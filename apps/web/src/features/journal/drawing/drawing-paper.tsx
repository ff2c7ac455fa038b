import { crayonOf } from '@wonderlings/journal/catalogue';
import { CRAYON_WIDTH, type Mark, PAPER } from '@wonderlings/journal/drawing-contract';
import { type Ref, useRef } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { DRAWING_COPY, OWN_DRAWING_COPY } from './drawing.copy.ts';
import styles from './drawing-pad.module.css';
import { CrayonLine, Marks, StampArt } from './drawing-picture.tsx';
import type { StampLook } from './drawing-tools.tsx';
import { type PaperHands, usePaper, usePaperKeys } from './use-paper.ts';

interface DrawingPaperProps extends PaperHands {
  readonly ref: Ref<HTMLDivElement>;
  readonly marks: readonly Mark[];
  /** In hand in place of a crayon. */
  readonly stamp: (StampLook & { readonly id: string }) | null;
  /** The element that says which keys there are. */
  readonly keysId: string;
  readonly onDelete: () => void;
}

/** The drawing so far, and what is in hand over it, by pointer and by keys. */
export function DrawingPaper({ ref, marks, stamp, keysId, onDelete, ...hands }: DrawingPaperProps) {
  const { crayon } = hands;
  const svg = useRef<SVGSVGElement>(null);
  const keys = usePaperKeys({ ...hands, onDelete });
  const { path, handlers } = usePaper(svg, { ...hands, onCarry: keys.moveTo });
  const { x, y } = keys.place;
  return (
    <div
      ref={ref}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in hand over it
      tabIndex={0}
      className={styles.paper}
      aria-label={DRAWING_COPY.paper}
      aria-describedby={keysId}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
    >
      <svg
        ref={svg}
        viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
        role="img"
        aria-label={soFar(marks.length)}
        {...handlers}
      >
        <Marks marks={marks} />
        {crayon && (
          <>
            {keys.drawn && <CrayonLine crayon={crayon} points={keys.drawn} />}
            <path
              ref={path}
              fill="none"
              stroke={crayonOf(crayon).color}
              strokeWidth={CRAYON_WIDTH}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <circle cx={x} cy={y} r={CRAYON_WIDTH} className={styles.tip} stroke={crayonOf(crayon).color} />
          </>
        )}
        {stamp && (
          <g className={styles.held}>
            <StampArt sticker={stamp.id} x={x} y={y} size={stamp.size} turn={stamp.turn} />
          </g>
        )}
      </svg>
    </div>
  );
}

function soFar(count: number): string {
  if (count === 0) return DRAWING_COPY.alt.empty;
  return count === 1 ? OWN_DRAWING_COPY.oneSoFar : fill(DRAWING_COPY.alt.soFar, { n: count });
}
