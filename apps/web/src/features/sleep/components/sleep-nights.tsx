import { useEffect, useRef } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { dayWords } from '../night-words.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import { RecentLog } from './recent-log.tsx';
import styles from './sleep-nights.module.css';

/** The nights of the log, or Lulu's invitation; above them the way back for one that was removed. */
export function SleepNights({ diary }: { readonly diary: SleepDiaryHandle }) {
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
              {SLEEP_OWN_COPY.putBack}
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
          text={SLEEP_COPY.empty.text}
        />
      )}
    </div>
  );
}
