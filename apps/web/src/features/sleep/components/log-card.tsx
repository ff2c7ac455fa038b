import type { FormEvent } from 'react';
import { useDraftText } from '../../../device/drafts/use-draft-text.ts';
import { NotKeptNote } from '../../../device/store/not-kept-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lockIcon, plusIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useBusy } from '../../place-to-stop/index.ts';
import { SLEEP_COPY } from '../sleep.copy.ts';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import { AddedNote } from './added-note.tsx';
import styles from './log-card.module.css';

/** Two times make a night. They stay until they are in the log. */
export function LogCard({ diary }: { readonly diary: SleepDiaryHandle }) {
  const { text: bedtime, change: setBedtime } = useDraftText('sleep.bedtime');
  const { text: wakeup, change: setWakeup } = useDraftText('sleep.wakeup');
  const isFilled = bedtime !== '' && wakeup !== '';
  useBusy(bedtime !== '' || wakeup !== '');

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled) return;
    diary.add(bedtime, wakeup);
    setBedtime('');
    setWakeup('');
  };

  return (
    <Card>
      <form className={styles.form} onSubmit={add}>
        <h2>{SLEEP_COPY.logHeading}</h2>
        <div className={styles.times}>
          <TextField
            type="time"
            label={SLEEP_COPY.bedtime}
            value={bedtime}
            onChange={({ target }) => setBedtime(target.value)}
          />
          <TextField
            type="time"
            label={SLEEP_COPY.wakeup}
            value={wakeup}
            onChange={({ target }) => setWakeup(target.value)}
          />
        </div>
        <Button type="submit" icon={plusIcon} disabled={!isFilled}>
          {SLEEP_COPY.add}
        </Button>
        <div className={styles.foot}>
          <AddedNote diary={diary} />
          <NotKeptNote of={diary.device} />
          <p className={styles.privacy}>
            <Icon shape={lockIcon} />
            {SLEEP_COPY.privacy}
          </p>
        </div>
      </form>
    </Card>
  );
}
