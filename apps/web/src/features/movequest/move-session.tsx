import { useEffect, useState } from 'react';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { readAloud, stopReading } from '../../lib/speech/speaker.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { closeIcon, leftIcon, rightIcon, skipIcon } from '../../ui/icons.ts';
import { useAlone } from '../../ui/lights/use-lights-down.ts';
import { PageHeading } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './move-session.module.css';
import { MoveSteps } from './move-steps.tsx';
import { MoveWays, type Way } from './move-ways.tsx';
import type { Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import { MOVEQUEST_WISHES } from './movequest.document.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import { fiveDone, loopsOf, progressPercent } from './session-plan.ts';
import { SessionStage } from './session-stage.tsx';
import type { MoveQuest } from './use-movequest.ts';

interface MoveSessionProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly isPaused: boolean;
  readonly send: MoveQuest['send'];
}

/** One move at a time, alone on the screen: the coach on its stage, the words beside it. */
export function MoveSession({ coach, context, isPaused, send }: MoveSessionProps) {
  const { value: wishes } = useDeviceDocument(MOVEQUEST_WISHES);
  const [way, setWay] = useState<Way>(wishes.seatedFirst ? 'seated' : 'standing');
  const move = coach.moves[context.moveIndex] ?? coach.moves[0];
  const percent = Math.round(progressPercent(context, loopsOf(context.level)));
  const words = way === 'seated' ? move.seated : move.instruction;
  useAlone();
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

function SessionButtons({ send }: Pick<MoveQuest, 'send'>) {
  return (
    <div className={styles.buttons}>
      <Button icon={leftIcon} onClick={() => send({ type: 'move.back', at: Date.now() })}>
        {COPY.backMove}
      </Button>
      <Button icon={skipIcon} onClick={() => send({ type: 'move.skip', at: Date.now() })}>
        {COPY.skip}
      </Button>
      <Button
        variant="main"
        icon={rightIcon}
        className={styles.next}
        onClick={() => send({ type: 'move.next', at: Date.now() })}
      >
        {COPY.next}
      </Button>
      <Button
        variant="text"
        icon={closeIcon}
        className={styles.stop}
        onClick={() => send({ type: 'session.choose-another' })}
      >
        {COPY.chooseAnother}
      </Button>
    </div>
  );
}

/**
 * Arrows go to the next move and back, and the space bar holds the time, as long as nothing on the page wants them itself.
 * No letters: WCAG 2.1.4 keeps those for people who talk to the device.
 */
function useSessionKeys(isPaused: boolean, send: MoveQuest['send']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat || isTaken(event.target))
        return;
      const at = Date.now();
      if (event.key === 'ArrowRight') send({ type: 'move.next', at });
      else if (event.key === 'ArrowLeft') send({ type: 'move.back', at });
      else if (event.key === ' ') send({ type: isPaused ? 'session.resume' : 'session.pause', at });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPaused, send]);
}

const OWN_KEYS = 'a, button, input, select, textarea, summary, [role="dialog"], [role="radio"], [contenteditable]';

const isTaken = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Says the name of each move as it begins, with a voice of this device, while it is wanted. */
function useSpokenMove(wanted: boolean, name: string): void {
  useEffect(() => {
    const heading = document.querySelector('#main h1');
    if (!wanted || !heading) return;
    readAloud([{ element: heading, words: name }]);
    return stopReading;
  }, [wanted, name]);
}
