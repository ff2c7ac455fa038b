import type { CSSProperties } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { SPINNER_COPY } from '../be-active.copy.ts';
import type { BeActiveContext, Phase } from '../machines/be-active.machine.ts';
import { SLICE_DEGREES, turnOf, wheelWith } from '../wheel.ts';
import styles from './idea-wheel.module.css';
import { WheelDrawing } from './wheel-drawing.tsx';

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
