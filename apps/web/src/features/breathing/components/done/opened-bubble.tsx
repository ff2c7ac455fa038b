import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { CloudPuff } from '../cloud-puff.tsx';
import styles from './breathing-done.module.css';
import { Confetti } from './confetti.tsx';

/** Where the clouds of the breaths hang; as many as were breathed. */
const CLOUDS = [
  [120, 190, 1.15],
  [488, 214, 1.35],
  [470, 470, 1],
  [118, 440, 1.2],
  [300, 62, 1],
] as const;

export function OpenedBubble({ clouds }: { readonly clouds: number }) {
  return (
    <section className={styles.burst} aria-hidden="true">
      <svg viewBox="0 0 600 600" aria-hidden="true">
        <defs>
          <radialGradient id="opened-bubble">
            <stop stopColor="#fff" />
            <stop offset=".38" stopColor="var(--bub-1)" />
            <stop offset=".74" stopColor="var(--bub-2)" />
            <stop offset="1" stopColor="var(--bub-3)" />
          </radialGradient>
        </defs>
        <g className={styles.opening}>
          <circle cx="300" cy="300" r="286" fill="var(--bub-4)" opacity=".2" />
          <circle cx="300" cy="300" r="220" fill="var(--bub-3)" opacity=".32" />
          <path
            d="M300 126c30-20 62-14 82 12 34-4 62 16 66 50 32 12 46 44 34 74 22 26 20 60-4 82 4 34-16 62-48 68-12 32-44 46-76 36-26 24-62 22-86-2-34 8-64-10-72-42-34-10-50-42-38-74-22-26-20-60 6-82-2-34 20-62 54-66 14-30 48-42 82-56z"
            fill="url(#opened-bubble)"
          />
        </g>
        <Confetti />
        <g className={styles.clouds}>
          {CLOUDS.slice(0, clouds).map(([x, y, scale]) => (
            <CloudPuff key={x} x={x} y={y} scale={scale} stroke="#C9BDF0" strokeWidth={3} />
          ))}
        </g>
      </svg>
      <span className={styles.zola}>
        <Wonderling who="zola" mood="cheering" size={276} className={styles.zolaSize} />
      </span>
    </section>
  );
}
