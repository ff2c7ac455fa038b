import { useState } from 'react';
import { hasHappened, noteHappened } from '../../../lib/once-a-visit/once-a-visit.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Confetti } from '../../../ui/confetti.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useRecordActivity } from '../../activities/index.ts';
import { TEAMWORK_COPY } from '../hub.copy.ts';
import { ASLEEP, type Teamwork, tapped } from '../teamwork.ts';
import { ACTIVE_TIME, COACHES, type CoachId } from '../time-pages.catalogue.ts';
import { CoachTrio } from './coach-trio.tsx';
import styles from './exercise-card.module.css';
import { TimeCard } from './time-card.tsx';

const { title, text, path, button, world } = ACTIVE_TIME.exercise;

/** Recorded once a visit; where nothing can be remembered, twice is better than never. */
const teamworkOf = (userId: string) => `teamwork-recorded.${userId}`;

export function ExerciseCard() {
  const [teamwork, setTeamwork] = useState(ASLEEP);
  const { id } = useUser();
  const record = useRecordActivity();
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
      figure={
        <div className={styles.stage}>
          <Told teamwork={teamwork} />
          <CoachTrio teamwork={teamwork} onTap={tap} />
          {teamwork.celebrates && <Confetti />}
        </div>
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
