import { fill } from '../../../../lib/copy/fill.ts';
import { SessionFrame } from '../../../../ui/lights/session-frame.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { BREATHING_SAFETY } from '../../breathing.catalogue.ts';
import { BREATHING } from '../../breathing.copy.ts';
import { type Breathing, cueOf } from '../../use-breathing.ts';
import { Bubble } from '../bubble/bubble.tsx';
import styles from './breathing-session.module.css';
import { CueSwitches } from './cue-switches.tsx';
import { HowToPractice } from './how-to-practice.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { ZolaBreathes } from './zola-breathes.tsx';

/** One light in the dark, Zola beside it, and what to do in words. */
export function BreathingSession({ breathing }: { readonly breathing: Breathing }) {
  const { level, position, clock, shownMs, status } = breathing;
  const { label, line } = cueOf(breathing);
  return (
    <SessionFrame
      title={fill(BREATHING.sessionTitle, { level: level.name })}
      subtitle={fill(BREATHING.cycle, { n: position.cycle, total: level.cycles })}
      buttons={<SessionButtons breathing={breathing} />}
      panel={
        <>
          <HowToPractice level={level} lit={status === 'ready' ? null : position.phase} />
          <CueSwitches breathing={breathing} />
        </>
      }
    >
      <section className={styles.stage} aria-label="Breathing bubble">
        <Bubble level={level} position={position} clock={clock} shownMs={shownMs} word={label} />
        <ZolaBreathes level={level} position={position} status={status} />
        <VisuallyHidden>
          {/* Once a phase, not once a second: the words come when the breath turns. */}
          <span role="status">{status === 'ready' ? '' : label}</span>
        </VisuallyHidden>
        <p className={styles.line} data-keep-clear="">
          {line}
        </p>
        <p className={styles.safety} data-keep-clear="">
          {BREATHING_SAFETY.short}
        </p>
      </section>
    </SessionFrame>
  );
}
