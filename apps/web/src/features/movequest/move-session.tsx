import { useEffect, useState } from 'react';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { fill } from '../../lib/copy/fill.ts';
import { readAloud, stopReading } from '../../lib/speech/speaker.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../lib/timed-session/timed-session.machine.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { closeIcon, leftIcon, rightIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { HugeSeconds } from '../../ui/timed-session/huge-seconds.tsx';
import { PauseButton } from '../../ui/timed-session/pause-button.tsx';
import { useAlone } from '../../ui/timed-session/use-alone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './move-session.module.css';
import { StageHill, StageSky, WORLD } from './move-stage.tsx';
import { MoveWays, type Way } from './move-ways.tsx';
import type { Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import { MOVEQUEST_WISHES } from './movequest.document.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import { loopsOf, progressPercent } from './session-plan.ts';
import { ShowingCoach } from './showing-coach.tsx';
import type { MoveQuest } from './use-movequest.ts';

interface MoveSessionProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly isPaused: boolean;
  readonly send: MoveQuest['send'];
}

/** One move as large as the window, its coach who shows it, and one large button: hold. It goes on by itself. */
export function MoveSession({ coach, context, isPaused, send }: MoveSessionProps) {
  const { value: wishes } = useDeviceDocument(MOVEQUEST_WISHES);
  const [way, setWay] = useState<Way>(wishes.seatedFirst ? 'seated' : 'standing');
  const { level, loop, moveIndex, shownMs, secondsPerMove } = context;
  const move = coach.moves[moveIndex] ?? coach.moves[0];
  const left = secondsLeft(shownMs, secondsPerMove * SECOND_MS);
  const loops = loopsOf(level);
  const words = way === 'seated' ? move.seated : move.instruction;
  useAlone();
  useKeepAwake(!isPaused);
  useSessionKeys(isPaused, send);
  useSpokenMove(wishes.sayMoves, move.name);
  return (
    <div className={`${styles.session} ${WORLD}`} data-coach={coach.id}>
      <StageSky />
      <StageHill className={styles.hill} />
      <header className={styles.head}>
        <IconButton
          icon={closeIcon}
          label={COPY.chooseAnother}
          className={styles.stop}
          onClick={() => send({ type: 'session.choose-another' })}
        />
        <p className={styles.kicker}>{coach.title}</p>
        <PageHeading title={COPY.heading} className={styles.name}>
          {move.name}
        </PageHeading>
        <Button variant="text" className={styles.skip} onClick={() => send({ type: 'move.skip', at: Date.now() })}>
          {COPY.skip}
        </Button>
        <p className={styles.tags}>
          <span>{`${COPY.badgeLevel}: ${COPY.levelNames[level]}`}</span>
          <span>{fill(COPY.badgeLoop, { x: loop, y: loops })}</span>
          <span>{fill(COPY.badgeMove, { n: moveIndex + 1 })}</span>
        </p>
        <div role="status">
          <VisuallyHidden>
            {move.name}. {words}
          </VisuallyHidden>
        </div>
      </header>
      <HugeSeconds
        left={left}
        label={fill(COPY.timer, { n: left })}
        unit={isPaused ? COPY.paused : COPY.timerUnit}
        className={styles.timer}
      />
      <div className={styles.stage}>
        <ShowingCoach coach={coach} context={context} way={way} isPaused={isPaused} />
      </div>
      <div className={styles.words}>
        <MoveWays move={move} way={way} seatedFirst={wishes.seatedFirst} onChoose={setWay} />
        <Progress label={COPY.progress} value={Math.round(progressPercent(context, loops))} />
      </div>
      <SessionButtons isPaused={isPaused} send={send} />
    </div>
  );
}

function SessionButtons({ isPaused, send }: Pick<MoveSessionProps, 'isPaused' | 'send'>) {
  return (
    <div className={styles.actions}>
      <Button icon={leftIcon} onClick={() => send({ type: 'move.back', at: Date.now() })}>
        {COPY.backMove}
      </Button>
      <PauseButton
        isPaused={isPaused}
        words={COPY}
        className={styles.pause}
        onClick={() => send({ type: isPaused ? 'session.resume' : 'session.pause', at: Date.now() })}
      />
      <Button className={styles.next} onClick={() => send({ type: 'move.next', at: Date.now() })}>
        {COPY.next}
        <Icon shape={rightIcon} />
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
