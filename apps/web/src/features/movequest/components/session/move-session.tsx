import { useState } from 'react';
import { useDeviceDocument } from '../../../../device/store/use-device-document.ts';
import { useKeepAwake } from '../../../../lib/timed-session/use-keep-awake.ts';
import { shieldIcon } from '../../../../ui/bar-icons.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { MoveQuestContext } from '../../machines/movequest.machine.ts';
import type { Coach } from '../../movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import { MOVEQUEST_WISHES } from '../../movequest.document.ts';
import { fiveDone } from '../../moves-done.ts';
import { loopsOf, progressPercent } from '../../session-plan.ts';
import type { MoveQuest } from '../../use-movequest.ts';
import { useSessionKeys } from '../../use-session-keys.ts';
import { useSpokenMove } from '../../use-spoken-move.ts';
import styles from './move-session.module.css';
import { MoveSteps } from './move-steps.tsx';
import { MoveWays, type Way } from './move-ways.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { SessionStage } from './session-stage.tsx';

interface MoveSessionProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly isPaused: boolean;
  readonly send: MoveQuest['send'];
}

/** One move at a time: the coach on its stage, the words beside it. */
export function MoveSession({ coach, context, isPaused, send }: MoveSessionProps) {
  const { value: wishes } = useDeviceDocument(MOVEQUEST_WISHES);
  const [way, setWay] = useState<Way>(wishes.seatedFirst ? 'seated' : 'standing');
  const move = coach.moves[context.moveIndex] ?? coach.moves[0];
  const percent = Math.round(progressPercent(context, loopsOf(context.level)));
  const words = way === 'seated' ? move.seated : move.instruction;
  useKeepAwake(!isPaused);
  useSessionKeys(isPaused, send);
  useSpokenMove(wishes.sayMoves, move.name);
  return (
    <div className={styles.session}>
      <SessionStage coach={coach} context={context} way={way} isPaused={isPaused} send={send} />
      <section className={styles.say}>
        <p className={styles.kicker}>
          {coach.name} · {coach.title}
        </p>
        <PageHeading title={COPY.heading} className={styles.name}>
          {move.name}
        </PageHeading>
        <div role="status">
          <VisuallyHidden>
            {move.name}. {words}
          </VisuallyHidden>
        </div>
        <MoveWays move={move} way={way} seatedFirst={wishes.seatedFirst} onChoose={setWay} />
        <MoveSteps coach={coach} done={fiveDone(context, context.loop)} moveIndex={context.moveIndex} />
        <div className={styles.progress}>
          <Progress label={COPY.progress} value={percent} />
          <span aria-hidden="true">{percent}%</span>
        </div>
        <SessionButtons send={send} />
        <p className={styles.safety}>
          <Icon shape={shieldIcon} />
          {coach.safetyTip}
        </p>
      </section>
    </div>
  );
}
