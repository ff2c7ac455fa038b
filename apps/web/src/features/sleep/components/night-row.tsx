import { fill } from '../../../lib/copy/fill.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon } from '../../../ui/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dayWords, timeWords } from '../night-words.ts';
import type { Quality } from '../sleep.catalogue.ts';
import { SLEEP_OWN_COPY } from '../sleep.copy.ts';
import type { SleepEntry } from '../sleep-log.ts';
import { Moon } from './moon.tsx';
import styles from './night-row.module.css';
import { QualityTag } from './quality-tag.tsx';

interface NightRowProps {
  readonly entry: SleepEntry;
  readonly quality: Quality;
  readonly onRemove: (entry: SleepEntry) => void;
}

export function NightRow({ entry, quality, onRemove }: NightRowProps) {
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
