import { dayWords } from '../night-words.ts';
import type { Quality } from '../sleep.catalogue.ts';
import type { SleepEntry } from '../sleep-log.ts';
import { Moon } from './moon.tsx';
import styles from './night-string.module.css';

/** A week of places in the sky. */
const PLACES = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKDAY_LETTERS = 3;

interface NightStringProps {
  /** Newest first. */
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
}

/** The last nights side by side in one sky, the newest last. Decoration: the log below says the same in words. */
export function NightString({ entries, qualityOf }: NightStringProps) {
  const nights = entries.slice(0, PLACES.length).toReversed();
  return (
    <div className={styles.sky} aria-hidden="true">
      {nights.map((entry) => (
        <span key={entry.date} className={styles.night}>
          <Moon of={qualityOf(entry)} />
          {dayWords(entry.date).slice(0, WEEKDAY_LETTERS)}
        </span>
      ))}
      {PLACES.slice(nights.length).map((place) => (
        <i key={place} className={styles.star} />
      ))}
    </div>
  );
}
