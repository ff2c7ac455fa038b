import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useCalmMotion } from '../../lib/comfort/comfort.ts';
import { readAloud, stopReading } from '../../lib/speech/speaker.ts';
import { useClockMotion } from '../../lib/timed-session/use-clock-motion.ts';
import { inWords } from '../../lib/words/words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { closeIcon, pauseIcon, playIcon } from '../../ui/icons.ts';
import { SPEECH } from '../../ui/read-aloud-button.tsx';
import { SessionFrame } from '../../ui/timed-session/session-frame.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import type { CalmSession, CalmSessionId } from './calm.catalogue.ts';
import { CALM } from './calm.copy.ts';
import { CalmFigure } from './calm-figure.tsx';
import { calmMotion } from './calm-motion.ts';
import { CalmSounds, KeepsakeRow } from './calm-panel.tsx';
import { momentAt, type SessionMoment } from './calm-position.ts';
import styles from './calm-session.module.css';
import { useCalmSound } from './calm-sound.ts';
import { KEEPSAKES } from './keepsakes.catalogue.ts';
import { BreezeScene } from './scenes/breeze-scene.tsx';
import { BubbleScene } from './scenes/bubble-scene.tsx';
import { OceanScene } from './scenes/ocean-scene.tsx';
import sceneStyles from './scenes/scene.module.css';
import { StarScene } from './scenes/star-scene.tsx';
import type { Calm } from './use-calm.ts';

/** What a session is like is told beside its first two lines, ten seconds; then its picture is what is looked at. */
const HOW_LINES = 2;

/** A session in its scene: one line at a time, at its second; all of it moves on the session's clock. */
export function CalmSessionView({ calm, session }: { readonly calm: Calm; readonly session: CalmSession }) {
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const { clock, shownMs } = calm.context;
  const running = calm.status === 'running';
  const moment = momentAt(session, shownMs);
  const still = useCalmMotion();
  const motionOf = useCallback((data: DOMStringMap) => calmMotion(session, data), [session]);
  useClockMotion(root, { motionOf, clock, shownMs, still });
  const voice = useSpokenLines(line, moment.now?.text ?? '', running);
  const tone = useCalmSound(session, { shownMs, line: moment.line, found: moment.found, running });

  return (
    <div ref={root} data-held={!running || undefined} data-still={still || undefined} className={styles.session}>
      <CalmScene id={session.id} moment={moment} />
      <SessionFrame
        title={session.title}
        subtitle={<KeepsakeRow keepsakes={KEEPSAKES[session.id]} found={moment.found} />}
        notes={
          <div className={styles.notes}>
            {moment.line < HOW_LINES && <p className={styles.how}>{KEEPSAKES[session.id].how}</p>}
            <p>{CALM.comfort}</p>
          </div>
        }
        buttons={<SessionButtons calm={calm} sounds={<CalmSounds voice={voice} tone={tone} />} />}
      >
        <section className={styles.stage} aria-label={session.title}>
          <div className={styles.lines}>
            <p className={styles.before} aria-hidden="true">
              {moment.before?.text}
            </p>
            <p ref={line} className={styles.line} role="status">
              {moment.now?.text}
            </p>
          </div>
          <CalmFigure id={session.id} moment={moment} />
        </section>
      </SessionFrame>
    </div>
  );
}

const SCENES: Readonly<Record<CalmSessionId, ComponentType<{ readonly moment: SessionMoment }>>> = {
  'bubble-breathing': BubbleScene,
  'starlight-relaxation': StarScene,
  'gentle-breeze': BreezeScene,
  'ocean-waves': OceanScene,
};

/** The whole window is the place. */
function CalmScene({ id, moment }: { readonly id: CalmSessionId; readonly moment: SessionMoment }) {
  const Scene = SCENES[id];
  return (
    <div className={sceneStyles.scene} aria-hidden="true">
      <Scene moment={moment} />
    </div>
  );
}

/** Pausing and going on are one button, so that the focus stays; stopping is always one press away. */
function SessionButtons({ calm: { status, send }, sounds }: { readonly calm: Calm; readonly sounds: ReactNode }) {
  const running = status === 'running';
  const press = () => send({ type: running ? 'session.pause' : 'session.continue', at: Date.now() });
  return (
    <>
      <Button variant="main" icon={running ? pauseIcon : playIcon} onClick={press}>
        {running ? CALM.pause : CALM.go}
      </Button>
      {sounds}
      <IconButton
        icon={closeIcon}
        label={CALM.stop}
        className={styles.stop}
        onClick={() => send({ type: 'session.stop', at: Date.now() })}
      />
    </>
  );
}

/** Reads each line as it comes, with a voice of this device; off until asked for. */
function useSpokenLines(line: RefObject<Element | null>, words: string, running: boolean) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !running || !line.current || !words) return;
    if (readAloud([{ element: line.current, words }])) return stopReading;
    setOn(false);
    toast(inWords(SPEECH.noVoice));
  }, [line, words, running, isOn]);
  return { isOn, setOn };
}
