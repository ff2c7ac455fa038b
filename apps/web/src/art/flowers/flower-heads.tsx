import type { ReactNode } from 'react';
import type { FlowerId } from './flower-of.ts';

interface RingProps {
  /** How many petals, evenly round. */
  readonly petals: number;
  /** One petal, pointing up from the middle. */
  readonly d: string;
}

/** Petals round a heart. */
function Ring({ petals, d }: RingProps) {
  return Array.from({ length: petals }, (_, petal) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: petals never change places.
    <path key={petal} d={d} transform={`rotate(${(360 / petals) * petal})`} />
  ));
}

/** The petal that most flowers have: an ellipse of these half axes, its middle so far from the flower's. */
function petal(halfWidth: number, halfLength: number, away: number): string {
  const [bottom, length] = [halfLength - away, 2 * halfLength];
  const arc = `${halfWidth} ${halfLength} 0 1 0 0`;
  return `M0 ${bottom}a${arc} ${-length}a${arc} ${length}z`;
}

const WILD_TWIG = (
  <path
    d="M0 10C-2 4-7 2-10-2M0 8c3-4 8-6 10-12M0 8v-20"
    stroke="#5e9b6b"
    strokeWidth="2.4"
    fill="none"
    strokeLinecap="round"
  />
);

const LEAF_BELL = 'M-13-4c0-10 6-15 13-15s13 5 13 15c-2 6-4 8-6 4-2 5-5 5-7 0-2 5-5 5-7 0-2 4-4 2-6-4z';
const TULIP = 'M0 4c-10 0-14-8-12-20 5 1 7 4 8 7 1-5 2-8 4-10 2 2 3 5 4 10 1-3 3-6 8-7 2 12-2 20-12 20z';

/**
 * Each feeling's flower round (0, 0), about 40 wide, none grander than another. The colours are those of the feelings, as
 * numbers and not as tokens: they are the same in every theme, and a kept picture takes them along.
 */
export const FLOWER_HEADS: Readonly<Record<FlowerId, ReactNode>> = {
  'really-happy': (
    <g stroke="#93500f" strokeWidth="2">
      <g fill="#ffc94d">
        <Ring petals={9} d={petal(4.2, 8, 10)} />
      </g>
      <circle r="6.5" fill="#fff2a8" />
    </g>
  ),
  okay: (
    <g stroke="#1f7263" strokeWidth="2">
      <g fill="#9edca0">
        <Ring petals={5} d={petal(7, 7, 9)} />
      </g>
      <circle r="5.5" fill="#fffdf4" />
    </g>
  ),
  'a-bit-sad': (
    <>
      <path d={LEAF_BELL} fill="#93c6f5" stroke="#2f62a8" strokeWidth="2" strokeLinejoin="round" />
      <path d="M-6-13c2-2 4-3 6-3" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" fill="none" />
    </>
  ),
  worried: (
    <g fill="#bfa6f2" stroke="#5c479f" strokeWidth="1.8">
      <circle cy="6" r="5" />
      <circle cx="-6" cy="2" r="5.5" />
      <circle cx="6" cy="2" r="5.5" />
      <circle cx="-4" cy="-6" r="5.5" />
      <circle cx="4" cy="-6" r="5.5" />
      <circle cy="-14" r="5" />
    </g>
  ),
  nervous: <path d={TULIP} fill="#ffafbe" stroke="#a93c60" strokeWidth="2" strokeLinejoin="round" />,
  'a-little-scared': (
    <g stroke="#43608a" strokeWidth="2">
      <g fill="#a9c4d6">
        <Ring petals={6} d={petal(5, 8.5, 8)} />
      </g>
      <circle r="4.5" fill="#f2f7fa" />
    </g>
  ),
  happy: (
    <g stroke="#93500f" strokeWidth="1.7">
      <g fill="#fffdf0">
        <Ring petals={12} d={petal(3.2, 7.5, 10)} />
      </g>
      <circle r="6" fill="#ffb13d" />
    </g>
  ),
  sad: (
    <>
      <path d="M0 6C-1-6 1-17 9-18c5 0 7 3 7 7" fill="none" stroke="#5e9b6b" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M16-12c-7 2-10 10-9 19 3-1 5-3 7-1l2 2 2-2c2-2 4 0 7 1 1-9-2-17-9-19z"
        transform="translate(-3 0)"
        fill="#dce9fb"
        stroke="#35588f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  angry: (
    <g stroke="#8f2a1b" strokeWidth="1.8" strokeLinejoin="round">
      <g fill="#ff8a73">
        <Ring petals={10} d="M-4-3C-4-10-1-14 0-19 1-14 4-10 4-3z" />
      </g>
      <circle r="5.5" fill="#ffe0a6" />
    </g>
  ),
  calm: (
    <g fill="#a9ddcb" stroke="#1d6a58" strokeWidth="1.9" strokeLinejoin="round">
      <path d="M0 6C-11 7-19 1-21-8c8-1 15 2 18 8zM0 6C11 7 19 1 21-8 13-9 6-6 3 0z" />
      <path d="M0 6C-10 2-14-7-11-16-4-13-1-7 0-1zM0 6C10 2 14-7 11-16 4-13 1-7 0-1z" />
      <path d="M0 6C-7-1-7-12 0-20 7-12 7-1 0 6z" fill="#e6f8f1" />
    </g>
  ),
  excited: (
    <g stroke="#a12a6c" strokeLinecap="round">
      <g fill="none" strokeWidth="1.8">
        <Ring petals={11} d="M0-4V-13" />
      </g>
      <g fill="#ffb3d1" strokeWidth="1.6">
        <Ring petals={11} d={petal(2.9, 2.9, 15)} />
      </g>
      <circle r="5.5" fill="#ffe0f0" strokeWidth="1.8" />
    </g>
  ),
  page: (
    <g stroke="#634a86" strokeWidth="1.8" strokeLinejoin="round">
      <g fill="#fff8e6">
        <Ring petals={4} d="M-7-3C-9-9-8-15-6-18-2-19 2-19 6-18 8-15 9-9 7-3z" />
      </g>
      <g strokeWidth="1.2" strokeLinecap="round">
        <Ring petals={4} d="M-3.500-13h7M-3-9.500h6" />
      </g>
      <circle r="4.5" fill="#b9a2f6" />
    </g>
  ),
  wild: (
    <>
      {WILD_TWIG}
      {[
        [-10, -3],
        [10, -6],
        [0, -15],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="#6b4e8e" strokeWidth="1.4">
          <g fill="#f1d6ff">
            <Ring petals={5} d={petal(2.9, 3.2, 4)} />
          </g>
          <circle r="2.4" fill="#fff2a8" />
        </g>
      ))}
    </>
  ),
};
