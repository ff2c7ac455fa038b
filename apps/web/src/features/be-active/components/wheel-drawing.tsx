import type { Idea, IdeaId } from '../be-active.catalogue.ts';
import { IdeaDrawing } from '../pictures/idea-picture.tsx';
import { SLICE_DEGREES } from '../wheel.ts';
import styles from './idea-wheel.module.css';

const PAPERS = [
  'var(--tint-2)',
  'var(--nerv-1)',
  'var(--okay-1)',
  'var(--sad-1)',
  'var(--worry-1)',
  'var(--joy-1)',
  'var(--scare-1)',
  'var(--tint)',
] as const;

/** The slice on top, from the middle (200, 200) to the radius of 180. */
const SLICE = 'M200 200L131.100 33.700A180 180 0 0 1 268.900 33.700z';

interface WheelDrawingProps {
  readonly ideas: readonly Idea[];
  /** Its slice takes the accent; nothing does while the wheel turns. */
  readonly shown: IdeaId | undefined;
}

export function WheelDrawing({ ideas, shown }: WheelDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="194" fill="var(--surface)" />
      {ideas.map(({ id }, index) => (
        <g key={id} transform={`rotate(${index * SLICE_DEGREES} 200 200)`}>
          <path
            d={SLICE}
            fill={id === shown ? 'var(--accent)' : PAPERS[index]}
            stroke="var(--line)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <g transform="translate(171 34) scale(.9)">
            <IdeaDrawing idea={id} />
          </g>
          <circle cx="271.600" cy="27.200" r="4" fill="var(--line)" />
        </g>
      ))}
      <circle cx="200" cy="200" r="194" fill="none" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}
