import { type FormEvent, useEffect, useRef } from 'react';
import { useDraftText } from '../../device/drafts.ts';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon, plusIcon, replayIcon } from '../../ui/icons.ts';
import { NightMeadow } from '../../ui/scene/night-meadow.tsx';
import { Stars } from '../../ui/scene/pieces.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { NightDial } from './dial/night-dial.tsx';
import styles from './log-card.module.css';
import { Moon } from './night-quality.tsx';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import type { SleepDiaryHandle } from './sleep-diary.ts';

const FAR_STARS = [
  [150, 40, 5],
  [190, 120, 4],
  [420, 150, 5],
  [340, 70, 4],
  [90, 96, 7],
  [570, 120, 5],
] as const;

/** Two times make a night, told by the dial or by the fields. They stay until they are in the log. */
export function LogCard({ diary }: { readonly diary: SleepDiaryHandle }) {
  const { text: bedtime, change: setBedtime } = useDraftText('sleep.bedtime');
  const { text: wakeup, change: setWakeup } = useDraftText('sleep.wakeup');
  const isFilled = bedtime !== '' && wakeup !== '';
  const isBegun = bedtime !== '' || wakeup !== '';
  const isAdded = diary.news?.what === 'added' && !isBegun;
  useBusy(isBegun);

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
        <div className={styles.night}>
          <NightMeadow className={styles.meadow}>
            <Stars color="var(--il-sun)" at={FAR_STARS} />
          </NightMeadow>
          <h2>{SLEEP_COPY.logHeading}</h2>
          <NightDial
            bedtime={bedtime}
            wakeup={wakeup}
            last={diary.entries[0]}
            onBedtime={setBedtime}
            onWakeup={setWakeup}
          />
        </div>
        <div className={styles.words}>
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
          <Button type="submit" variant={isAdded ? 'plain' : 'main'} icon={plusIcon} disabled={!isFilled}>
            {SLEEP_COPY.add}
          </Button>
          <div className={styles.foot}>
            <AddedNote diary={diary} isEnd={isAdded} />
            <NotKeptNote of={diary.device} />
            <p className={styles.privacy}>
              <Icon shape={lockIcon} />
              {SLEEP_COPY.privacy}
            </p>
          </div>
        </div>
      </form>
    </Card>
  );
}

interface AddedNoteProps {
  readonly diary: SleepDiaryHandle;
  /** No other night has been begun since. */
  readonly isEnd: boolean;
}

/** The night that was just written down rises as its moon. One that took another's place can give it back. */
function AddedNote({ diary, isEnd }: AddedNoteProps) {
  const say = useWords();
  const { news } = diary;
  const added = news?.what === 'added' ? news : null;
  const end = useRef<HTMLDivElement>(null);
  // The button that was pressed is disabled now; what comes next is in sight, and next for a keyboard.
  useEffect(() => {
    if (added) end.current?.focus();
  }, [added]);
  const putBack = () => {
    diary.undo();
    end.current?.focus();
  };
  return (
    <div ref={end} tabIndex={-1} className={styles.added}>
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
            <p>{added.replaced ? SLEEP_COPY.replaced : say(SLEEP_COPY.saved)}</p>
            {added.replaced && (
              <Button variant="text" icon={replayIcon} onClick={putBack}>
                {say(SLEEP_OWN_COPY.putBack)}
              </Button>
            )}
          </div>
        )}
      </div>
      {added && isEnd && <DoneNext who="blot" to="/mood" step={say(NEXT_STEPS.tellBlot)} sound="none" />}
    </div>
  );
}
