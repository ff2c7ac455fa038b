import type { Mood } from '../../../../art/companions/cast.ts';
import { Wonderling, type WonderlingProps } from '../../../../art/companions/wonderling.tsx';
import type { BreathPosition } from '../../breath-position.ts';
import type { BreathingLevel } from '../../breathing.catalogue.ts';
import type { SessionStatus } from '../../use-breathing.ts';
import styles from './breathing-session.module.css';

type Pose = NonNullable<WonderlingProps['pose']>;
interface Breath {
  readonly mood: Mood;
  readonly pose?: Pose;
}

interface ZolaBreathesProps {
  readonly level: BreathingLevel;
  readonly position: BreathPosition;
  readonly status: SessionStatus;
}

/** Zola breathes along: her cheeks fill second by second, stay full, and empty. */
export function ZolaBreathes({ level, position, status }: ZolaBreathesProps) {
  const { mood, pose } = breathOf(level, position, status);
  return (
    <span className={styles.zola} data-keep-clear="">
      <Wonderling who="zola" mood={mood} pose={pose} size={190} className={styles.zolaSize} />
    </span>
  );
}

const HOLDING: Breath = { mood: 'calm', pose: { breath: 1, squash: 1.03, head: 0, armL: [52, 88], armR: [52, 88] } };

function breathOf(level: BreathingLevel, { phase, countdown }: BreathPosition, status: SessionStatus): Breath {
  if (status === 'ready') return { mood: 'calm' };
  if (status === 'paused') return { mood: 'happy' };
  if (phase === 'inhale') return { mood: 'breathing-in', pose: filled(1 - (countdown - 1) / level.inhaleTime) };
  if (phase === 'hold') return HOLDING;
  return { mood: 'breathing-out', pose: filled((countdown - 1) / level.exhaleTime - 0.4) };
}

/** One object for each tenth, so that a picture that stays the same is not drawn again. */
const poses = new Map<number, Pose>();

function filled(breath: number): Pose {
  const tenths = Math.round(breath * 10) / 10;
  const pose = poses.get(tenths) ?? { breath: tenths };
  poses.set(tenths, pose);
  return pose;
}
