import { useId, useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import { NightRow } from './night-row.tsx';
import styles from './recent-log.module.css';

/** A week at once; thirty nights would bury the page. */
const FEW = 7;

export function RecentLog({ diary }: { readonly diary: SleepDiaryHandle }) {
  const id = useId();
  const [all, setAll] = useState(false);
  const { entries } = diary;
  const shown = all ? entries : entries.slice(0, FEW);
  return (
    <Card>
      <section className={styles.log} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`}>{SLEEP_COPY.recentHeading}</h2>
        <ol className={styles.list} id={`${id}-list`}>
          {shown.map((entry) => (
            <NightRow key={entry.date} entry={entry} quality={diary.qualityOf(entry)} onRemove={diary.remove} />
          ))}
        </ol>
        {entries.length > FEW && (
          <Button variant="text" aria-expanded={all} aria-controls={`${id}-list`} onClick={() => setAll(!all)}>
            {all ? SLEEP_OWN_COPY.fewNights : fill(SLEEP_OWN_COPY.allNights, { n: entries.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}
