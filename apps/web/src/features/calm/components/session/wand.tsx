import { useCalmMotion } from '../../../../lib/comfort/comfort.ts';
import type { SessionMoment } from '../../session-moment.ts';
import { SoapBubble } from '../art/soap-bubble.tsx';
import styles from './calm-figure.module.css';

/** Hum's bubble wand, and the bubble that grows on it. */
export function Wand({ moment: { beat } }: { readonly moment: SessionMoment }) {
  const still = useCalmMotion();
  return (
    <>
      <svg className={styles.wand} viewBox="0 0 80 100" aria-hidden="true">
        <path d="M18 96C26 74 34 62 44 48" fill="none" stroke="#3b2a5c" strokeWidth="11" strokeLinecap="round" />
        <path d="M18 96C26 74 34 62 44 48" fill="none" stroke="#ffd27a" strokeWidth="6" strokeLinecap="round" />
        <circle cx="54" cy="30" r="20" fill="none" stroke="#3b2a5c" strokeWidth="11" />
        <circle cx="54" cy="30" r="20" fill="none" stroke="#ffb3cf" strokeWidth="6" />
      </svg>
      <svg
        className={styles.blown}
        data-moves="blow"
        data-out={(still && beat?.phase === 'exhale') || undefined}
        viewBox="-62 -62 124 124"
        aria-hidden="true"
      >
        <SoapBubble x={0} y={0} r={54} />
      </svg>
    </>
  );
}
