import type { ReactNode } from 'react';

export type GrowthStage = 'sprout' | 'bud' | 'flower';
const STAGES: readonly GrowthStage[] = ['sprout', 'sprout', 'bud', 'bud'];

/** What the nth bar (from 0, by date) bears: the journal blooms with its fifth page, however slowly the plant grows. */
export const stageOf = (index: number): GrowthStage => STAGES[index] ?? 'flower';

const TURNS = [0, 40, 80, 120, 160, 200, 240, 280, 320];
const DRAWN: Readonly<Record<GrowthStage, ReactNode>> = {
  sprout: (
    <g stroke="#2D5E3B" strokeWidth="3">
      <path d="M30 40c-2-14-14-20-26-18 0 14 10 22 26 18z" fill="#8CCB86" />
      <path d="M30 40c0-14 10-22 26-22 1 15-9 24-26 22z" fill="#B4D672" />
    </g>
  ),
  bud: (
    <g stroke="#2D5E3B" strokeWidth="3">
      <path d="M30 42c-10 0-16-6-18-14 10-2 17 3 18 14zM30 42c10 0 16-6 18-14-10-2-17 3-18 14z" fill="#8CCB86" />
      <path d="M30 38c-9-4-12-14-6-22 2 4 4 5 6 1 2 4 4 3 6-1 6 8 3 18-6 22z" fill="#FFD257" stroke="#8A5A0A" />
    </g>
  ),
  flower: (
    <>
      <g stroke="#8A5A0A" strokeWidth="2.500" fill="#FFD257">
        {TURNS.map((turn) => (
          <path key={turn} transform={`rotate(${turn} 30 20)`} d="M30 12c-6-5-6-12 0-17 6 5 6 12 0 17z" />
        ))}
      </g>
      <circle cx="30" cy="20" r="11" fill="#A86A35" stroke="#5B3515" strokeWidth="2.500" />
      <path d="M26 18v.1M34 18v.1M26 23c2 2 6 2 8 0" stroke="#FFF3DF" strokeWidth="2.500" fill="none" />
    </>
  ),
};

/** What a stem of the chart, or a knot of the vine, bears. */
export function StemTop({
  stage,
  className,
}: {
  readonly stage: GrowthStage;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 60 44"
      overflow="visible"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {DRAWN[stage]}
    </svg>
  );
}
