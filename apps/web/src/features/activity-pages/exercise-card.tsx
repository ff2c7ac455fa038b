import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { hasHappened, noteHappened } from '../../lib/once-a-visit.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Confetti } from '../../ui/confetti.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DoneNext, NEXT_STEPS, useRecordActivity } from '../activities/index.ts';
import styles from './exercise-card.module.css';
import { TimeCard } from './time-card.tsx';
import { ACTIVE_TIME, COACHES, type CoachId } from './time-pages.catalogue.ts';

/** Said by the exercise card once all three coaches have shown their move. */
const TEAMWORK_COPY = {
  label: 'The three coaches',
  title: 'Teamwork!',
  celebration: 'You woke up all three coaches. Now they play as a team!',
} as const;

const { title, text, path, button, world } = ACTIVE_TIME.exercise;

/** Recorded once a visit; where nothing can be remembered, twice is better than never. */
const teamworkOf = (userId: string) => `teamwork-recorded.${userId}`;

export function ExerciseCard() {
  const say = useWords();
  const [teamwork, setTeamwork] = useState(ASLEEP);
  const { id } = useUser();
  const record = useRecordActivity();
  const end = useRef<HTMLDivElement>(null);
  // On a phone it stands below the bar.
  useEffect(() => {
    if (teamwork.celebrates)
      end.current?.scrollIntoView?.({ block: 'nearest', behavior: wantsCalmMotion() ? 'auto' : 'smooth' });
  }, [teamwork.celebrates]);
  const tap = (coach: CoachId) => {
    const now = tapped(teamwork, coach);
    setTeamwork(now);
    if (!now.celebrates || hasHappened(teamworkOf(id), false)) return;
    noteHappened(teamworkOf(id));
    record({ kind: 'exercise/teamwork', durationSeconds: 0 });
  };
  return (
    <TimeCard
      title={title}
      text={text}
      path={path}
      button={button}
      world={world}
      shape="stage"
      figure={
        <div className={styles.stage}>
          <Told teamwork={teamwork} />
          <CoachTrio teamwork={teamwork} onTap={tap} />
          {teamwork.celebrates && <Confetti />}
        </div>
      }
      end={
        isTeam(teamwork) && (
          <div ref={end} className={styles.end}>
            <DoneNext who="fern" to="/progress" step={say(NEXT_STEPS.seeGarden)} />
          </div>
        )
      }
    />
  );
}

/** What was just to be seen, on paper above the three. */
function Told({ teamwork: { showing, celebrates } }: { readonly teamwork: Teamwork }) {
  const move = COACHES.find(({ id }) => id === showing)?.move;
  return (
    <div className={styles.told} role="status">
      {move && !celebrates && <p className={styles.paper}>{move}</p>}
      {celebrates && (
        <p className={styles.paper}>
          <VisuallyHidden>{move}</VisuallyHidden>
          <b>{TEAMWORK_COPY.title}</b> {TEAMWORK_COPY.celebration}
        </p>
      )}
    </div>
  );
}

interface CoachTrioProps {
  readonly teamwork: Teamwork;
  readonly onTap: (coach: CoachId) => void;
}

/** Three coaches on their ground. A tap wakes one: it shows its special move. Together they cheer. */
function CoachTrio({ teamwork, onTap }: CoachTrioProps) {
  const { showing, awake } = teamwork;
  const team = isTeam(teamwork);
  // A new number for each tap starts the move again.
  const [tap, setTap] = useState(0);
  return (
    <fieldset className={styles.trio} aria-label={TEAMWORK_COPY.label}>
      {COACHES.map(({ id, name }) => {
        const isAwake = awake.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={styles.coach}
            aria-pressed={isAwake}
            onClick={() => {
              setTap(tap + 1);
              onTap(id);
            }}
          >
            <span
              key={id === showing ? tap : 0}
              className={id === showing ? `${styles.figure} ${styles[id]}` : styles.figure}
            >
              <Wonderling
                who={id}
                mood={team || id === showing ? 'cheering' : 'happy'}
                size={150}
                className={styles.drawing}
              />
            </span>
            <span className={styles.name}>
              {isAwake && <Icon shape={checkIcon} />}
              {name}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface Teamwork {
  /** Who shows a move right now: the last one that was tapped. */
  readonly showing: CoachId | null;
  /** Who has shown one; none falls asleep again. */
  readonly awake: readonly CoachId[];
  /** That tap woke the last one. */
  readonly celebrates: boolean;
}

export const ASLEEP: Teamwork = { showing: null, awake: [], celebrates: false };

export function tapped({ awake }: Teamwork, coach: CoachId): Teamwork {
  const now = awake.includes(coach) ? awake : [...awake, coach];
  return { showing: coach, awake: now, celebrates: now.length > awake.length && now.length === COACHES.length };
}

export const isTeam = ({ awake }: Teamwork): boolean => awake.length === COACHES.length;
