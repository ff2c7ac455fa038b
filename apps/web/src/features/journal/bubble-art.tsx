import type { ReactNode } from 'react';

/** Whose face a bubble has. The rich and the quick moods share some. */
export type BubbleArt =
  | 'joy'
  | 'okay'
  | 'sad'
  | 'worry'
  | 'nervous'
  | 'scared'
  | 'happy'
  | 'angry'
  | 'calm'
  | 'excited';

const TEAR = '#F4FBFF';
const TONGUE = '#F2788B';

const dotEyes = (y: number): ReactNode => (
  <>
    <ellipse cx="70" cy={y} rx="7" ry="9" data-ink="fill" />
    <ellipse cx="130" cy={y} rx="7" ry="9" data-ink="fill" />
    <circle cx="72.5" cy={y - 3.5} r="2.6" fill="#fff" />
    <circle cx="132.5" cy={y - 3.5} r="2.6" fill="#fff" />
  </>
);

const wideEyes = (r: number, pupil: number, apart: number): ReactNode => (
  <>
    <circle cx="70" cy="96" r={r} fill="#fff" data-ink="ring" />
    <circle cx="130" cy="96" r={r} fill="#fff" data-ink="ring" />
    <circle cx={70 + apart} cy="97.5" r={pupil} data-ink="fill" />
    <circle cx={130 - apart} cy="97.5" r={pupil} data-ink="fill" />
  </>
);

const cheeks = (y: number): ReactNode => (
  <>
    <ellipse cx="50" cy={y} rx="11" ry="7" data-ink="blush" />
    <ellipse cx="150" cy={y} rx="11" ry="7" data-ink="blush" />
  </>
);

const bigSmile: ReactNode = (
  <>
    <path d="M68 112c12 30 52 30 64 0-20 6-44 6-64 0z" data-ink="fill" />
    <path d="M82 128c10-7 26-7 36 0-9 9-27 9-36 0z" fill={TONGUE} />
  </>
);

/** On a box of 200 × 200, the bubble's own circle. */
export const BUBBLE_FACES: Readonly<Record<BubbleArt, ReactNode>> = {
  joy: (
    <>
      <path d="M58 88c5-11 19-11 24 0M118 88c5-11 19-11 24 0" data-ink="line" />
      {bigSmile}
      {cheeks(108)}
    </>
  ),
  happy: (
    <>
      {dotEyes(92)}
      <path d="M72 114c10 18 46 18 56 0" data-ink="line" />
      {cheeks(112)}
    </>
  ),
  okay: (
    <>
      {dotEyes(94)}
      <path d="M80 120c12 9 28 9 40 0" data-ink="line" />
      {cheeks(113)}
    </>
  ),
  sad: (
    <>
      <path d="M56 84c6-6 14-8 22-7M144 84c-6-6-14-8-22-7" data-ink="thin" />
      {dotEyes(100)}
      <path d="M84 132c9-8 23-8 32 0" data-ink="line" />
      <path d="M138 113c6 8 8 12 8 16a8 8 0 01-16 0c0-4 2-8 8-16z" fill={TEAR} data-ink="rim" />
    </>
  ),
  worry: (
    <>
      <path d="M54 84c8-1 16-6 20-12M146 84c-8-1-16-6-20-12" data-ink="thin" />
      {dotEyes(101)}
      <path d="M80 132c6-8 12-8 18-2s13 6 20-3" data-ink="line" />
    </>
  ),
  nervous: (
    <>
      {wideEyes(14, 6.5, 4)}
      <path d="M74 128l9-6 9 7 9-7 9 7 9-7 8 6" data-ink="line" />
      <path d="M156 66c5 7 7 11 7 14a7 7 0 01-14 0c0-3 2-7 7-14z" fill={TEAR} data-ink="rim" />
      {cheeks(118)}
    </>
  ),
  scared: (
    <>
      <path d="M54 74c6-6 14-8 20-6M146 74c-6-6-14-8-20-6" data-ink="thin" />
      {wideEyes(15, 5, 0)}
      <ellipse cx="100" cy="131" rx="8" ry="9.5" data-ink="fill" />
      <path
        d="M46 164c-12-4-16-18-10-29 3-6 9-6 10-1 3-7 11-7 12-1 3-4 9-2 9 4 0 13-8 26-21 27zM154 164c12-4 16-18 10-29-3-6-9-6-10-1-3-7-11-7-12-1-3-4-9-2-9 4 0 13 8 26 21 27z"
        data-ink="hands"
      />
    </>
  ),
  // Short brows that tilt a little: strong, never nasty.
  angry: (
    <>
      <path d="M54 76l24 9M146 76l-24 9" data-ink="line" />
      {dotEyes(100)}
      <path d="M78 131c14-9 30-9 44 0" data-ink="line" />
      {cheeks(116)}
    </>
  ),
  calm: (
    <>
      <path d="M56 94c6 8 20 8 26 0M118 94c6 8 20 8 26 0" data-ink="line" />
      <path d="M84 120c10 8 22 8 32 0" data-ink="line" />
      {cheeks(112)}
    </>
  ),
  excited: (
    <>
      <path
        d="M70 78l4.600 10.600 11.400 1-8.700 7.500 2.700 11.200-10-6-10 6 2.700-11.200-8.700-7.500 11.400-1zM130 78l4.600 10.600 11.400 1-8.700 7.500 2.700 11.200-10-6-10 6 2.700-11.200-8.700-7.500 11.400-1z"
        data-ink="fill"
      />
      {bigSmile}
    </>
  ),
};

/** The small weather round a bubble, seen while it is awake. On the bubble's box; it may reach over its top. */
export const BUBBLE_WEATHER: Readonly<Record<BubbleArt, ReactNode>> = {
  joy: <path d="M100-4v-16M156 14l9-13M44 14L35 1M192 58l14-7M8 58l-14-7" />,
  happy: <path d="M100-4v-14M150 10l8-12M50 10L42-2" />,
  okay: <path d="M100 8C98-8 106-18 122-22c2 14-6 26-22 30zM99 8c-8-10-18-12-28-8 4 10 16 14 28 8z" data-filled="" />,
  sad: (
    <>
      <path d="M62 0c-10 0-16-6-16-13s7-13 15-11c3-10 22-10 25 1 8-2 16 4 16 12 0 7-6 11-14 11z" data-filled="" />
      <path d="M62 8l-3 9M78 9l-3 9" />
    </>
  ),
  worry: <path d="M130 2c-2-12 14-20 22-10 7 10-7 18-13 10-4-6 4-10 8-6M168 22c0-9 12-13 16-5 3 7-5 11-9 7" />,
  nervous: <path d="M-6 70c-6 6 4 10-3 16s4 10-3 16M206 70c6 6-4 10 3 16s-4 10 3 16" />,
  scared: <path d="M66-4l-5-13M84-8l-2-13M134-4l5-13M116-8l2-13" />,
  angry: <path d="M84-6c-6-6 4-9-1-15M101-8c-6-7 5-11 0-18M118-6c-6-6 4-9-1-15" />,
  calm: <path d="M52-8c8-7 16 7 24 0s16 7 24 0 16 7 24 0 16 7 24 0" />,
  excited: <path d="M40 8l-6-6M64-4l-3-9M136-4l3-9M160 8l6-6M100-8v-12" />,
};
