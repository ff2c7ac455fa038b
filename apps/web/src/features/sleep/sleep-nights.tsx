import { useEffect, useId, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { closeIcon, replayIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Moon, QualityTag } from './night-quality.tsx';
import { dayWords, timeWords } from './night-words.ts';
import type { Quality } from './sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import type { SleepDiaryHandle } from './sleep-diary.ts';
import type { SleepEntry } from './sleep-log.ts';
import styles from './sleep-nights.module.css';

/** The nights of the log, or Lulu's invitation; above them the way back for one that was removed. */
export function SleepNights({ diary }: { readonly diary: SleepDiaryHandle }) {
  const say = useWords();
  const nights = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { news } = diary;
  const removed = news?.what === 'removed' ? news.entry : null;

  // The button that was pressed is gone with its night: the focus goes to what can bring it back.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const putBack = () => {
    diary.undo();
    nights.current?.focus();
  };

  return (
    <div className={`${styles.nights} ${diary.entries.length > 0 ? '' : styles.inviting}`} ref={nights} tabIndex={-1}>
      <div role="status">
        {removed && (
          <div className={styles.removed}>
            <p>{fill(SLEEP_OWN_COPY.removed, { day: dayWords(removed.date) })}</p>
            <Button ref={undo} icon={replayIcon} onClick={putBack}>
              {say(SLEEP_OWN_COPY.putBack)}
            </Button>
          </div>
        )}
      </div>
      {diary.entries.length > 0 ? (
        <RecentLog diary={diary} />
      ) : (
        <EmptyState
          figure={<Wonderling who="lulu" mood="happy" size={132} />}
          title={SLEEP_COPY.empty.title}
          text={say(SLEEP_COPY.empty.text)}
        />
      )}
    </div>
  );
}

/** A week at once; thirty nights would bury the page. */
const FEW = 7;

function RecentLog({ diary }: { readonly diary: SleepDiaryHandle }) {
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

interface NightRowProps {
  readonly entry: SleepEntry;
  readonly quality: Quality;
  readonly onRemove: (entry: SleepEntry) => void;
}

function NightRow({ entry, quality, onRemove }: NightRowProps) {
  const day = dayWords(entry.date);
  const times = { bedtime: timeWords(entry.bedtime), wakeup: timeWords(entry.wakeup) };
  return (
    <li className={styles.night}>
      <Moon of={quality} />
      <p className={styles.when}>
        <b>{day}</b>
        <span>{fill(SLEEP_OWN_COPY.night, times)}</span>
      </p>
      <p className={styles.what}>
        <strong>
          {entry.hours}
          <span aria-hidden="true"> h</span>
          <VisuallyHidden> {SLEEP_OWN_COPY.hours}</VisuallyHidden>
        </strong>
        <QualityTag of={quality} />
      </p>
      <IconButton
        icon={closeIcon}
        label={fill(SLEEP_OWN_COPY.remove, { day })}
        className={styles.remove}
        onClick={() => onRemove(entry)}
      />
    </li>
  );
}
