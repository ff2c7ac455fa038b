import { MOVES, SEATED_MOVES } from '../../art/companions/moves/moves.ts';
import { MovingWonderling } from '../../art/companions/moves/moving-wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import type { Way } from './move-ways.tsx';
import type { Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import styles from './showing-coach.module.css';

interface ShowingCoachProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly way: Way;
  readonly isPaused: boolean;
}

/** The coach doing the move, to be seen from three metres, and its word for the one before; while it is paused, how to stay safe. */
export function ShowingCoach({ coach, context, way, isPaused }: ShowingCoachProps) {
  const move = (way === 'seated' ? SEATED_MOVES : MOVES)[coach.id][context.moveIndex];
  const said = isPaused ? coach.safetyTip : cheerOf(coach, context);
  return (
    <>
      {move && (
        <MovingWonderling
          who={coach.id}
          move={move}
          playing={!isPaused}
          size={420}
          title={fill(COPY.shows, { coach: coach.name, move: move.name })}
          className={styles.coach}
        />
      )}
      {said && <p className={`${styles.said} ${isPaused ? styles.tip : ''}`}>{said}</p>}
    </>
  );
}

/** Long enough to be read by a beginner while moving on. */
const CHEER_MS = 6 * SECOND_MS;

/** The coach's word for the move that was just done to its end, during the first seconds of the next one. */
function cheerOf({ moves }: Coach, context: Pick<MoveQuestContext, 'justDone' | 'shownMs'>) {
  const { justDone, shownMs } = context;
  if (justDone === null || shownMs >= CHEER_MS) return undefined;
  return moves[justDone]?.cheer;
}
