import { MOVES, SEATED_MOVES } from '../../../../art/companions/moves/moves.ts';
import { MovingWonderling } from '../../../../art/companions/moves/moving-wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { pauseIcon, playIcon } from '../../../../ui/icons.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { cheerOf } from '../../cheer-of.ts';
import type { MoveQuestContext } from '../../machines/movequest.machine.ts';
import type { Coach } from '../../movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import { loopsOf } from '../../session-plan.ts';
import type { MoveQuest } from '../../use-movequest.ts';
import { MoveStage } from '../stage/move-stage.tsx';
import { MoveTimer } from './move-timer.tsx';
import type { Way } from './move-ways.tsx';
import styles from './session-stage.module.css';

interface SessionStageProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly way: Way;
  readonly isPaused: boolean;
  readonly send: MoveQuest['send'];
}

/** The coach doing the move, with what is to be read from three metres: where in the session, and how long still. */
export function SessionStage({ coach, context, way, isPaused, send }: SessionStageProps) {
  const { level, loop, moveIndex, shownMs, secondsPerMove } = context;
  const move = (way === 'seated' ? SEATED_MOVES : MOVES)[coach.id][moveIndex];
  const cheer = cheerOf(coach, context);
  return (
    <MoveStage coach={coach.id}>
      <div className={styles.tags}>
        <Tag>{`${COPY.badgeLevel}: ${COPY.levelNames[level]}`}</Tag>
        <Tag>{fill(COPY.badgeLoop, { x: loop, y: loopsOf(level) })}</Tag>
        <Tag>{fill(COPY.badgeMove, { n: moveIndex + 1 })}</Tag>
      </div>
      <MoveTimer shownMs={shownMs} seconds={secondsPerMove} isPaused={isPaused} />
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
      {cheer && <p className={styles.cheer}>{cheer}</p>}
      <div className={styles.pause}>
        {isPaused ? (
          <Button icon={playIcon} onClick={() => send({ type: 'session.resume', at: Date.now() })}>
            {COPY.resume}
          </Button>
        ) : (
          <Button icon={pauseIcon} onClick={() => send({ type: 'session.pause', at: Date.now() })}>
            {COPY.pause}
          </Button>
        )}
      </div>
    </MoveStage>
  );
}
