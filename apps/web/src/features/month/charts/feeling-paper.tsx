import type { ReactNode } from 'react';
import type { FlowerId } from '../../../art/flowers/flower-of.ts';

interface Paper {
  readonly fill: string;
  /** 3:1 against the fill and against paper: textures and rims. */
  readonly ink: string;
  /** In a square of ten; every feeling has another, so that they differ without colour. */
  readonly texture: ReactNode;
}

const line = { fill: 'none', strokeWidth: 1.4 } as const;

/** The colours are those of the flowers. */
export const FEELING_PAPER: Readonly<Record<FlowerId, Paper>> = {
  'really-happy': { fill: '#ffc94d', ink: '#93500f', texture: <circle cx="4" cy="4" r="1.6" stroke="none" /> },
  okay: { fill: '#9edca0', ink: '#1f7263', texture: null },
  'a-bit-sad': { fill: '#93c6f5', ink: '#2f62a8', texture: <path d="M3 1v5M8 5v4" {...line} /> },
  worried: { fill: '#bfa6f2', ink: '#5c479f', texture: <circle cx="5" cy="5" r="2.4" {...line} /> },
  nervous: { fill: '#ffafbe', ink: '#a93c60', texture: <path d="M0 6l2.5-4L5 6l2.500-4L10 6" {...line} /> },
  'a-little-scared': { fill: '#a9c4d6', ink: '#43608a', texture: <path d="M1 1l8 8M9 1L1 9" {...line} /> },
  happy: { fill: '#fff0c2', ink: '#93500f', texture: <path d="M5 2.500v5M2.500 5h5" {...line} /> },
  sad: { fill: '#dce9fb', ink: '#35588f', texture: <path d="M0 8h4M5 3h4" {...line} /> },
  angry: { fill: '#ff8a73', ink: '#8f2a1b', texture: <path d="M-1 5l6-6M3 9l6-6" fill="none" strokeWidth="2.2" /> },
  calm: { fill: '#a9ddcb', ink: '#1d6a58', texture: <path d="M0 4q2.500-3 5 0t5 0" {...line} /> },
  excited: {
    fill: '#ffb3d1',
    ink: '#a12a6c',
    texture: (
      <>
        <circle cx="2.500" cy="2.500" r="1.1" stroke="none" />
        <circle cx="7.500" cy="7.500" r="1.1" stroke="none" />
      </>
    ),
  },
  wild: { fill: '#f1d6ff', ink: '#6b4e8e', texture: <path d="M2 2h3v3H2z" {...line} /> },
  page: { fill: '#fff8e6', ink: '#634a86', texture: null },
};

const paperId = (id: FlowerId, scope: string) => `paper-${scope}-${id}`;
/** How a shape is filled with a feeling's paper, within the picture that {@link FeelingPapers} has the same scope in. */
export const paperFill = (id: FlowerId, scope: string): string => `url(#${paperId(id, scope)})`;

/** @param scope sets the patterns of one picture apart from those of the others on a page */
export function FeelingPapers({ ids, scope }: { readonly ids: readonly FlowerId[]; readonly scope: string }) {
  return (
    <defs>
      {ids.map((id) => {
        const { fill, ink, texture } = FEELING_PAPER[id];
        return (
          <pattern key={id} id={paperId(id, scope)} width="10" height="10" patternUnits="userSpaceOnUse">
            <rect width="10" height="10" fill={fill} />
            <g fill={ink} stroke={ink} opacity="0.6">
              {texture}
            </g>
          </pattern>
        );
      })}
    </defs>
  );
}
