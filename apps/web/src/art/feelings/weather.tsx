import type { RichMoodId } from '@wonderlings/journal/catalogue';
import type { ReactNode } from 'react';

interface InkedProps {
  readonly d: string;
  readonly fill: string;
  readonly ink: string;
  readonly width?: number;
}

export function Inked({ d, fill, ink, width = 4.5 }: InkedProps) {
  return <path d={d} fill={fill} stroke={ink} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />;
}

function Butterfly({ at, ink }: { readonly at: string; readonly ink: string }) {
  return (
    <g transform={at}>
      <g data-wing="">
        <Inked
          d="M0 0C-6-20-30-22-28-4-27 8-10 8 0 2zM0 0C6-20 30-22 28-4 27 8 10 8 0 2zM0 2c-10 2-20 8-15 17 5 7 13-3 15-12M0 2c10 2 20 8 15 17-5 7-13-3-15-12"
          fill="#ffe1a8"
          ink={ink}
          width={3.8}
        />
      </g>
      <Inked d="M0-8V14M0-8l-6-9M0-8l6-9" fill="none" ink={ink} width={4} />
    </g>
  );
}

const DROP = 'c-2 6-1 10 3 10s5-4 3-10c-1-3-3-5-3-7-1 2-2 4-3 7z';

/** Round the bubble: rays, leaves, rain, wind, butterflies, mist. */
export const WEATHER: Readonly<Record<RichMoodId, (ink: string) => ReactNode>> = {
  'really-happy': (ink) =>
    [-66, -40, -14, 14, 40, 66].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn} 100 100)`}
        d="M100-20l7 20h-14z"
        fill="#ffd84f"
        stroke={ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
    )),
  okay: (ink) => (
    <>
      <Inked d="M100 14C99 2 100-6 104-16" fill="none" ink={ink} width={5} />
      <Inked d="M103-4c8-24 30-28 48-22 0 18-18 32-48 22z" fill="#8bdd7c" ink={ink} />
      <Inked d="M101 2c-6-18-22-22-38-16 2 15 18 24 38 16z" fill="#c9f29b" ink={ink} />
    </>
  ),
  'a-bit-sad': (ink) => (
    <>
      <g data-rain="">
        <Inked d={`M116 4${DROP}M144 6${DROP}`} fill="#bfe6ff" ink={ink} width={3.5} />
      </g>
      <Inked
        d="M112-6c-12 0-19-7-19-15s7-15 16-13c3-13 26-15 32-1 11-4 22 3 22 14 0 9-7 15-17 15z"
        fill="#f4faff"
        ink={ink}
      />
    </>
  ),
  worried: (ink) => (
    <Inked
      d="M96-2c22 4 44-2 44-16 0-10-15-10-15-1M112-18c-12 2-24 0-34-6M156 16c20 0 30-10 26-18-3-7-14-5-12 3"
      fill="none"
      ink={ink}
      width={5.5}
    />
  ),
  nervous: (ink) => (
    <>
      <Butterfly at="translate(158 -2) rotate(18)" ink={ink} />
      <Butterfly at="translate(34 6) rotate(-22)" ink={ink} />
    </>
  ),
  'a-little-scared': (ink) => (
    <Inked
      d="M10 192c-14 0-22-8-22-17s9-16 20-13c3-12 22-15 30-4 6-9 23-9 28 2 7-8 24-7 28 3 6-9 24-9 29 1 6-8 23-7 27 4 10-7 25 0 25 11 10-2 20 3 20 11 0 2-6 2-14 2z"
      fill="#f3fbfc"
      ink={ink}
    />
  ),
};
