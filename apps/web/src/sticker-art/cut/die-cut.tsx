import { round } from '../../companions/rig/geometry.ts';
import type { Art } from '../../reward-art/pen/art.tsx';
import { blank, white } from '../../reward-art/pen/colors.ts';
import { silhouette } from './silhouette.tsx';

/** Of the line's weight: 3 px of white at 48 px, 6 px at 160 px. */
const EDGE = 2.1;
const SHADOW = 0.16;

/**
 * Cut out of white paper along its outline, with a soft crisp shadow; what is not unlocked is a dashed cut line with the bare
 * outline in it. The shadow is the same paths again by reference: no filter, which sixty on a page would pay for.
 * @param name unique in the picture
 */
export const dieCut =
  (name: string, art: Art): Art =>
  (pen) => {
    const { line, locked, namespace } = pen;
    const drawing = art(pen);
    const id = `${namespace}-${name}`;
    const edge = line * EDGE;
    if (locked) {
      return (
        <>
          <g
            fill="none"
            stroke="var(--border)"
            strokeDasharray={`${round(line * 1.3)} ${round(line * 2.3)}`}
            strokeLinejoin="round"
          >
            {silhouette(drawing, edge + line * 0.5)}
          </g>
          <g fill={blank} stroke={blank} strokeLinecap="round" strokeLinejoin="round">
            {silhouette(drawing, edge - line * 0.35)}
          </g>
          {drawing}
        </>
      );
    }
    return (
      <>
        <use
          href={`#${id}`}
          fill="currentColor"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={SHADOW}
          transform={`translate(0 ${round(line * 0.9)})`}
        />
        <g fill={white} stroke={white} strokeLinecap="round" strokeLinejoin="round">
          <g id={id}>{silhouette(drawing, edge)}</g>
        </g>
        {drawing}
      </>
    );
  };
