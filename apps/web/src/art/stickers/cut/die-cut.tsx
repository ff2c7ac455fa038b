import type { ReactNode } from 'react';
import { round } from '../../companions/rig/geometry.ts';
import type { Art } from '../../rewards/pen/art.tsx';
import { blank, white } from '../../rewards/pen/colors.ts';
import { silhouette } from './silhouette.tsx';

/** Of the line's weight: 3 px of white at 48 px, 6 px at 160 px. */
const EDGE = 2.1;
const SHADOW = 0.16;
const SOFT = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Cut out of white paper along its outline, with a soft shadow. The shadow is the same paths again by reference: no filter,
 * which sixty on a page would pay for.
 * @param name unique in the picture; what is drawn in it begins its own ids with it
 */
export const dieCut =
  (name: string, art: Art): Art =>
  (pen) => {
    const { line } = pen;
    const id = `${pen.namespace}-${name}`;
    const drawing = art({ ...pen, namespace: id });
    if (pen.locked) return dashed(drawing, line);
    return (
      <>
        <use
          href={`#${id}`}
          fill="currentColor"
          stroke="currentColor"
          {...SOFT}
          opacity={SHADOW}
          transform={`translate(0 ${round(line * 0.9)})`}
        />
        <g fill={white} stroke={white} {...SOFT}>
          <g id={id}>{silhouette(drawing, line * EDGE)}</g>
        </g>
        {drawing}
      </>
    );
  };

/** What is not unlocked: the bare outline on paper, its cut line dashed. */
const dashed = (drawing: ReactNode, line: number) => (
  <>
    <g
      fill="none"
      stroke="var(--border)"
      strokeDasharray={`${round(line * 1.3)} ${round(line * 2.3)}`}
      strokeLinejoin="round"
    >
      {silhouette(drawing, line * (EDGE + 0.5))}
    </g>
    {onPaper(drawing, line * (EDGE - 0.35))}
  </>
);

const onPaper = (drawing: ReactNode, edge: number) => (
  <>
    <g fill={blank} stroke={blank} {...SOFT}>
      {silhouette(drawing, edge)}
    </g>
    {drawing}
  </>
);

/** As {@link dieCut}, but without a dashed line of its own where something around it has one. */
export const dieCutOn =
  (name: string, art: Art): Art =>
  (pen) =>
    pen.locked ? onPaper(art({ ...pen, namespace: `${pen.namespace}-${name}` }), pen.line) : dieCut(name, art)(pen);
