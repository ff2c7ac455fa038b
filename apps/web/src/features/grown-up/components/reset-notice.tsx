import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedToast } from '../../../lib/api/failed-toast.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useHasCome } from '../../../lib/grown-up/use-instant.ts';
import { dayAt, minuteFrom } from '../../../lib/local-day/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { stopResetMutation } from '../api/grown-up.mutations.ts';
import { CARD_COPY, PASSWORD_COPY } from '../grown-up.copy.ts';
import styles from './grown-up-card.module.css';

interface ResetNoticeProps {
  readonly from: Date;
  readonly onSet: () => void;
}

/** A new password was asked for: the child may stop it until it is set. */
export function ResetNotice({ from, onSet }: ResetNoticeProps) {
  const words = CARD_COPY.reset;
  const isDue = useHasCome(from);
  const stop = useMutation(stopResetMutation(useQueryClient()));
  return (
    <div className={styles.notice}>
      <p>
        <b>{isDue ? words.due : words.asked}</b>
      </p>
      {!isDue && <p>{fill(words.from, { day: dayAt(from), time: minuteFrom(from) })}</p>}
      <div className={styles.acts}>
        {isDue && <Button onClick={onSet}>{words.set}</Button>}
        <Button
          pending={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, {
              onSuccess: () => void toast({ title: words.stopped }),
              onError: (error) => void toast(failedToast({ title: PASSWORD_COPY.failed, description: '' }, error)),
            })
          }
        >
          {words.stop}
        </Button>
      </div>
    </div>
  );
}
