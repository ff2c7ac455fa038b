import type { CSSProperties } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import styles from './analysis-card.module.css';
import { Moon, QualityTag } from './night-quality.tsx';
import { dayWords } from './night-words.ts';
import { QUALITY_WORDS, type Quality, type SleepRecommendation } from './sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import type { SleepAnalysis } from './sleep-analysis.ts';
import type { SleepDiaryHandle } from './sleep-diary.ts';
import type { SleepEntry } from './sleep-log.ts';

interface AnalysisCardProps {
  readonly analysis: SleepAnalysis;
  readonly diary: Pick<SleepDiaryHandle, 'range' | 'entries' | 'qualityOf'>;
}

export function AnalysisCard({ analysis, diary }: AnalysisCardProps) {
  const say = useWords();
  const { average, quality, message, filled } = analysis;
  const { range } = diary;
  return (
    <Card>
      <div className={styles.analysis}>
        <h2>{SLEEP_COPY.analysisHeading}</h2>
        <div className={styles.top}>
          <Moon of={quality} className={styles.moon} />
          <p className={styles.average}>
            <b>{average}</b> {SLEEP_OWN_COPY.hours}
          </p>
          <QualityTag of={quality} />
        </div>
        <NightBar average={average} filled={filled} range={range} />
        <p className={styles.small}>
          {fill(SLEEP_COPY.average, { hours: average })}.{' '}
          {fill(SLEEP_COPY.range, { min: range.minHours, max: range.maxHours })}.
        </p>
        <p className={styles.message}>{message}</p>
        <p>{QUALITY_WORDS[quality].line}</p>
        <p className={styles.small}>{say(SLEEP_COPY.anyNight)}</p>
        <NightString entries={diary.entries} qualityOf={diary.qualityOf} />
      </div>
    </Card>
  );
}

interface NightBarProps {
  readonly average: number;
  /** In percent of the age's maximum. */
  readonly filled: number;
  readonly range: SleepRecommendation;
}

/** The whole bar is the maximum of the age; its hatched end is the range. */
function NightBar({ average, filled, range: { minHours, maxHours } }: NightBarProps) {
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

/** A week of places in the sky. */
const PLACES = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKDAY_LETTERS = 3;

interface NightStringProps {
  /** Newest first. */
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
}

/** The last nights side by side in one sky, the newest last. Decoration: the log below says the same in words. */
function NightString({ entries, qualityOf }: NightStringProps) {
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
