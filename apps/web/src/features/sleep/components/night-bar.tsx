import type { CSSProperties } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import type { SleepRecommendation } from '../sleep.catalogue.ts';
import { SLEEP_OWN_COPY } from '../sleep.copy.ts';
import styles from './night-bar.module.css';

interface NightBarProps {
  readonly average: number;
  /** In percent of the age's maximum. */
  readonly filled: number;
  readonly range: SleepRecommendation;
}

/** The whole bar is the maximum of the age; its hatched end is the range. */
export function NightBar({ average, filled, range: { minHours, maxHours } }: NightBarProps) {
  // React's type of `style` knows no custom properties.
  const place = { '--filled': `${filled}%`, '--from': `${(minHours / maxHours) * 100}%` } as CSSProperties;
  return (
    <div style={place}>
      <div
        className={styles.bar}
        role="img"
        aria-label={fill(SLEEP_OWN_COPY.bar, { hours: average, max: maxHours, min: minHours })}
      >
        <i className={styles.filled} />
        <i className={styles.range} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{fill(SLEEP_OWN_COPY.hoursMark, { hours: minHours })}</span>
        <span>{fill(SLEEP_OWN_COPY.hoursMark, { hours: maxHours })}</span>
      </div>
    </div>
  );
}
