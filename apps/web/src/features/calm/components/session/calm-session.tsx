import { useCallback, useRef } from 'react';
import { useCalmMotion } from '../../../../lib/comfort/comfort.ts';
import { useClockMotion } from '../../../../lib/timed-session/use-clock-motion.ts';
import { SessionFrame } from '../../../../ui/lights/session-frame.tsx';
import type { CalmSession } from '../../calm.catalogue.ts';
import { calmMotion } from '../../calm-motion.ts';
import { momentAt } from '../../session-moment.ts';
import type { Calm } from '../../use-calm.ts';
import { useCalmSound } from '../../use-calm-sound.ts';
import { useSpokenLines } from '../../use-spoken-lines.ts';
import { CalmFigure } from './calm-figure.tsx';
import { CalmPanel } from './calm-panel.tsx';
import styles from './calm-session.module.css';
import { CalmScene } from './scenes/calm-scene.tsx';
import { SessionButtons } from './session-buttons.tsx';

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
  const tone = useCalmSound(session.id, { beat: moment.beat, found: moment.found, running });

  return (
    <div ref={root} data-held={!running || undefined} data-still={still || undefined} className={styles.session}>
      <CalmScene id={session.id} moment={moment} />
      <SessionFrame
        title={session.title}
        subtitle={session.duration}
        buttons={<SessionButtons calm={calm} />}
        panel={<CalmPanel id={session.id} found={moment.found} voice={voice} tone={tone} />}
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
