import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import styles from './added-note.module.css';
import { Moon } from './moon.tsx';

/** The night that was just written down rises as its moon. One that took another's place can give it back. */
export function AddedNote({ diary }: { readonly diary: SleepDiaryHandle }) {
  const { news } = diary;
  const added = news?.what === 'added' ? news : null;
  return (
    <div role="status">
      {added && (
        <div className={styles.note}>
          <span className={styles.sky}>
            <Moon
              key={`${added.entry.bedtime} ${added.entry.wakeup}`}
              of={diary.qualityOf(added.entry)}
              className={styles.moon}
            />
          </span>
          <p>{added.replaced ? SLEEP_COPY.replaced : SLEEP_COPY.saved}</p>
          {added.replaced && (
            <Button variant="text" icon={replayIcon} onClick={diary.undo}>
              {SLEEP_OWN_COPY.putBack}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
