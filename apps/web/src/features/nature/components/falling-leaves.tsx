import type { CSSProperties } from 'react';
import styles from './falling-leaves.module.css';

const LEAVES = [3, 11, 19, 28, 36, 45, 53, 62, 70, 78, 87, 95] as const;

/** Once, two seconds, and none at all under reduced motion. */
export function FallingLeaves() {
  return (
    <div className={styles.fall} aria-hidden="true">
      {LEAVES.map((place, index) => (
        // React's type of `style` knows no custom properties.
        <i key={place} style={{ '--place': `${place}%`, '--after': `${(index * 7) % 5}00ms` } as CSSProperties} />
      ))}
    </div>
  );
}
