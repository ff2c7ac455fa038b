import type { Street as StreetShape } from '@wonderlings/proof/contract';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { HouseWindow } from '../../grown-up/index.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import styles from './street.module.css';

const MS_PER_DAY = 86_400_000;
const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The window in which a day is. */
export function windowOf({ unit, from }: Pick<StreetShape, 'unit' | 'from'>, date: string): number {
  if (unit === 'month') return monthNumber(date) - monthNumber(from);
  return Math.floor((dayNumber(date) - dayNumber(from)) / (unit === 'week' ? 7 : 1));
}

interface StreetProps {
  readonly street: StreetShape;
  readonly isRunning: boolean;
  /** A day on which something does not fit. */
  readonly cracked?: string | null;
}

/** A window for each day, of years for each week or month; Glim lights one after another. */
export function Street({ street, isRunning, cracked = null }: StreetProps) {
  const here = isRunning ? street.done - 1 : -1;
  const bad = cracked === null ? -1 : windowOf(street, cracked);
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.street}>
        {[...street.windows].map((light, index) => (
          // A street only grows at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          <span key={index} className={index === bad ? `${styles.window} ${styles.bad}` : styles.window}>
            {index === bad ? (
              <HouseWindow kind="cracked" />
            ) : isRunning && index > here ? (
              <HouseWindow kind="next" />
            ) : light === '0' ? (
              <HouseWindow kind="shut" />
            ) : (
              <HouseWindow kind="lit" panes={Number(light)} />
            )}
            {index === here && <Wonderling who="glim" mood="listening" size={84} className={styles.glim} />}
          </span>
        ))}
      </div>
      <p className={styles.caption}>
        <span>{dayName(street.from)}</span>
        <span>{CHECK_COPY.today}</span>
      </p>
    </div>
  );
}
