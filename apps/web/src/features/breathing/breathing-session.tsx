import type { Mood } from '../../art/companions/wonderling.tsx';
import { Wonderling, type WonderlingProps } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { IconShape } from '../../ui/icon.tsx';
import { closeIcon, pauseIcon, playIcon } from '../../ui/icons.ts';
import { SessionFrame } from '../../ui/timed-session/session-frame.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CueSwitches } from './breath-cues.tsx';
import { type BreathPosition, phasesOf } from './breath-position.ts';
import { BREATHING_SAFETY, BREATHING_STEPS, type BreathingLevel } from './breathing.catalogue.ts';
import { BREATHING } from './breathing.copy.ts';
import styles from './breathing-session.module.css';
import { Bubble } from './bubble.tsx';
import { type Breathing, cueOf, type SessionStatus } from './use-breathing.ts';

/** One light in the dark, Zola beside it, and what to do in words. */
export function BreathingSession({ breathing }: { readonly breathing: Breathing }) {
  const { level, position, clock, shownMs, status } = breathing;
  const { label, line } = cueOf(breathing);
  return (
    <SessionFrame
      title={fill(BREATHING.sessionTitle, { level: level.name })}
      subtitle={fill(BREATHING.cycle, { n: position.cycle, total: level.cycles })}
      notes={status === 'ready' && <Precautions />}
      buttons={<SessionButtons breathing={breathing} />}
      running={status === 'running'}
      panel={
        <>
          <HowToPractice level={level} lit={status === 'ready' ? null : position.phase} />
          <CueSwitches cues={breathing.cues} />
        </>
      }
    >
      <section className={styles.stage} data-status={status} aria-label="Breathing bubble">
        <Bubble level={level} position={position} clock={clock} shownMs={shownMs} word={label} />
        <ZolaBreathes level={level} position={position} status={status} />
        <VisuallyHidden>
          {/* Once a phase, not once a second: the words come when the breath turns. */}
          <span role="status">{status === 'ready' ? '' : label}</span>
        </VisuallyHidden>
        <p className={styles.line} data-keep-clear="">
          {line}
        </p>
        {status !== 'ready' && (
          <p className={styles.safety} data-keep-clear="">
            {BREATHING_SAFETY.short}
          </p>
        )}
      </section>
    </SessionFrame>
  );
}

const FACES: Readonly<Record<SessionStatus, { readonly label: string; readonly icon: IconShape }>> = {
  ready: { label: BREATHING.start, icon: playIcon },
  running: { label: BREATHING.pause, icon: pauseIcon },
  paused: { label: BREATHING.continue, icon: playIcon },
};

/** One button that starts, pauses and goes on (the focus stays on it), and the way back to the levels. */
function SessionButtons({ breathing }: { readonly breathing: Breathing }) {
  const { label, icon } = FACES[breathing.status];
  return (
    <>
      <Button variant="main" icon={icon} className={styles.press} onClick={breathing.press}>
        {label}
      </Button>
      <Button variant="ghost" icon={closeIcon} className={styles.leave} onClick={breathing.changeLevel}>
        <span className={hidden.hiddenBelowWide}>{BREATHING.changeLevel}</span>
      </Button>
    </>
  );
}

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
function ZolaBreathes({ level, position, status }: ZolaBreathesProps) {
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

interface HowToPracticeProps {
  readonly level: BreathingLevel;
  /** The step that is being breathed. */
  readonly lit: BreathPosition['phase'] | null;
}

/** What keeps it safe, before it begins and not over a breath: what every child reads, and the rest under it. */
function Precautions() {
  return (
    <div className={styles.precautions}>
      <p>
        {BREATHING_SAFETY.first.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      <Fold icon={shieldIcon} summary={BREATHING_SAFETY.more}>
        <ul>
          {BREATHING_SAFETY.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Three steps with this level's seconds. */
function HowToPractice({ level, lit }: HowToPracticeProps) {
  const seconds = Object.fromEntries(phasesOf(level));
  return (
    <>
      <h2>{BREATHING.howTo}</h2>
      <ol className={styles.steps}>
        {BREATHING_STEPS.map(({ id, title, text }) => (
          <li key={id} className={styles.step} aria-current={id === lit ? 'step' : undefined}>
            <span className={styles.seconds}>
              {seconds[id]}
              <small>sec</small>
            </span>
            <p>
              <b>{title}</b> {fill(text, { seconds: seconds[id] ?? 0 })}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
