import type { ReactNode } from 'react';
import type { BubbleArt } from './bubble-faces.tsx';

/** The small weather round a bubble, seen while somebody looks at it. On the bubble's box; it may reach over its top. */
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
