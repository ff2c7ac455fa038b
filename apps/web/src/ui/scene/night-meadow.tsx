import type { ReactNode } from 'react';
import { Grass, Sky, Stars } from './pieces.tsx';

interface NightMeadowProps {
  readonly className: string | undefined;
  /** The moon: it stands in the upper left, above the stars and behind the hills. */
  readonly children: ReactNode;
}

/** A meadow at night, 600 by 320 units. Decoration. */
export function NightMeadow({ className, children }: NightMeadowProps) {
  return (
    <svg className={className} viewBox="0 0 600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky width={600} height={320} colors={NIGHT} />
      <Stars color="var(--il-sun)" at={STARS} />
      {children}
      <path d="M0 222c110-54 220-46 320-8s190 20 280-22v128H0z" fill="var(--il-near)" opacity=".55" />
      <path d="M0 262c130-34 250-30 350-10s170 8 250-14v82H0z" fill="var(--il-near)" />
      <Grass color="var(--deep-2)" at={GRASS} />
    </svg>
  );
}

/** A moon that is not full, as it stands in the night meadow. */
export const CRESCENT = 'M150 108a38 38 0 01-34-60c-22 4-38 22-38 44 0 25 19 44 43 44 17 0 31-9 38-24-3 0-6-2-9-4z';

const NIGHT = [
  ['var(--deep-2)', 0],
  ['var(--deep-3)', 1],
] as const;
const STARS = [
  [230, 60, 9],
  [300, 110, 6],
  [380, 46, 8],
  [460, 96, 7],
  [540, 50, 9],
  [60, 170, 6],
  [500, 150, 6],
  [250, 140, 5],
] as const;
const GRASS = [
  [70, 276],
  [200, 262],
  [430, 268],
  [540, 256],
] as const;
