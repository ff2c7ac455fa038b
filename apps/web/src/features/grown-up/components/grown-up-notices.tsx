import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failedToast } from '../../../lib/api/failed-toast.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { clockTime, dayAt, minuteFrom } from '../../../lib/local-day/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { consentQuery } from '../api/consent.query.ts';
import { stopResetMutation } from '../api/grown-up.mutations.ts';
import { useHasCome } from '../area/use-instant.ts';
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

/** That the account ends without a grown-up's yes, and when; nothing for an account that stays. */
export function TryOutNotice() {
  const { data: consent } = useQuery(consentQuery);
  if (!consent?.tryOutUntil) return null;
  const { title, ends, withdrawn, yes } = CARD_COPY.tryOut;
  const at = new Date(consent.tryOutUntil);
  const when = { day: dayAt(at), time: clockTime(at) };
  return (
    <div className={styles.notice}>
      {consent.required && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{fill(consent.required ? ends : withdrawn, when)}</p>
      <Link to="/consent">{yes}</Link>
    </div>
  );
}
