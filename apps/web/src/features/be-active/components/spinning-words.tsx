import { useEffect, useState } from 'react';
import { SPINNER_COPY } from '../be-active.copy.ts';
import { SPIN_MS } from '../machines/be-active.machine.ts';
import styles from './move-card.module.css';

const LINES = SPINNER_COPY.spinning;

/** What the wheel says while it turns: its lines share the time. */
export function SpinningWords() {
  const [line, setLine] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLine((before) => Math.min(before + 1, LINES.length - 1)),
      SPIN_MS / LINES.length,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      <h2 tabIndex={-1} className={`${styles.cheer} ${styles.middle}`}>
        {LINES[line]}
      </h2>
    </div>
  );
}
