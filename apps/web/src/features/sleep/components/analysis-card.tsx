import { fill } from '../../../lib/copy/fill.ts';
import { Card } from '../../../ui/card.tsx';
import { QUALITY_WORDS } from '../sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import type { SleepAnalysis } from '../sleep-analysis.ts';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import styles from './analysis-card.module.css';
import { Moon } from './moon.tsx';
import { NightBar } from './night-bar.tsx';
import { NightString } from './night-string.tsx';
import { QualityTag } from './quality-tag.tsx';

interface AnalysisCardProps {
  readonly analysis: SleepAnalysis;
  readonly diary: Pick<SleepDiaryHandle, 'range' | 'entries' | 'qualityOf'>;
}

export function AnalysisCard({ analysis, diary }: AnalysisCardProps) {
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
        <p className={styles.small}>{SLEEP_COPY.anyNight}</p>
        <NightString entries={diary.entries} qualityOf={diary.qualityOf} />
      </div>
    </Card>
  );
}
