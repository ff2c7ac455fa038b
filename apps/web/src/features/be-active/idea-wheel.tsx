import type { CSSProperties } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useComfort, wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { Icon } from '../../ui/icon.tsx';
import { replayIcon } from '../../ui/icons.ts';
import type { Idea, IdeaId } from './be-active.catalogue.ts';
import { SPINNER_COPY } from './be-active.copy.ts';
import type { BeActiveContext, Phase } from './be-active.machine.ts';
import styles from './idea-wheel.module.css';
import { IdeaDrawing } from './pictures/idea-picture.tsx';
import type { BeActive } from './use-be-active.ts';
import { SLICE_DEGREES, turnOf, wheelWith } from './wheel.ts';

interface IdeaWheelProps {
  readonly context: BeActiveContext;
  readonly phase: Phase;
  readonly still: boolean;
  readonly onSpin: () => void;
}

/** Eight moves; its hub lets it pick. A wheel that holds still has a pin that goes to the picked slice instead. */
export function IdeaWheel({ context, phase, still, onSpin }: IdeaWheelProps) {
  const { filter, idea, spins } = context;
  const ideas = wheelWith(filter, idea);
  const slice = ideas.findIndex(({ id }) => id === idea);
  // React's type of `style` knows no custom properties.
  const turned = { '--turn': `${still ? 0 : turnOf(filter, idea, spins)}deg` } as CSSProperties;
  const pinned = { '--turn': `${still ? slice * SLICE_DEGREES : 0}deg` } as CSSProperties;
  const spinning = phase === 'spinning';
  return (
    <div className={styles.wheel}>
      <div className={spinning ? `${styles.turning} ${styles.spinning}` : styles.turning} style={turned} data-wheel>
        <WheelDrawing ideas={ideas} shown={spinning ? undefined : idea} />
      </div>
      <div className={styles.pin} style={pinned}>
        <Pin />
      </div>
      <button type="button" className={styles.hub} onClick={onSpin} aria-disabled={phase !== 'choosing'}>
        <Icon shape={replayIcon} />
        <span>{SPINNER_COPY.button}</span>
      </button>
      <Wonderling who="pogo" mood={MOODS[phase]} size={190} className={styles.pogo} />
    </div>
  );
}

const MOODS = {
  choosing: 'happy',
  spinning: 'thinking',
  moving: 'cheering',
  paused: 'listening',
  finished: 'cheering',
} as const;

const Pin = () => (
  <svg viewBox="0 0 40 52" aria-hidden="true">
    <path
      d="M20 49C10 33 4 26 4 17 4 8 11 3 20 3s16 5 16 14c0 9-6 16-16 32z"
      fill="var(--secondary)"
      stroke="var(--line)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="20" cy="17" r="5" fill="var(--surface)" stroke="var(--line)" strokeWidth="2.5" />
  </svg>
);

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

function WheelDrawing({ ideas, shown }: WheelDrawingProps) {
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

/** Spins the wheel; for a child that wants less motion it picks without turning. */
export function useSpin(send: BeActive['send']) {
  const { calmMotion } = useComfort();
  const still = calmMotion || wantsCalmMotion();
  return { still, spin: () => send({ type: 'wheel.spin', random: Math.random(), still }) };
}
