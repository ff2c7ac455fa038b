import { queryOptions, useQuery } from '@tanstack/react-query';
import { getWonderlingMessage } from '@wonderlings/companions/contract';
import { isWonderlingId } from '../../art/companions/cast.ts';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { call } from '../../lib/api/call.ts';
import { BRAND } from '../../lib/copy/shell.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import styles from './welcome.module.css';

/** What the child's buddy says when the journal opens. Ask only when it is shown. */
const wonderlingMessageQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wonderling-message', userId],
    queryFn: ({ signal }) => call(getWonderlingMessage, { params: { userId }, signal }),
  });

interface WelcomeProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** A word from the child's buddy; it is asked for only when it is shown. */
export function Welcome({ userId, onClose }: WelcomeProps) {
  const say = useWords();
  const { data, isPending } = useQuery(wonderlingMessageQuery(userId));
  const who = data?.wonderling.avatar;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.wonderling.name ?? BRAND}
      figure={
        <span className={styles.figure}>{isWonderlingId(who) && <Wonderling who={who} mood="happy" size={150} />}</span>
      }
    >
      <p className={styles.message} aria-live="polite">
        {isPending ? <Skeleton height="3.5rem" /> : say(data?.message) || JOURNAL_COPY.welcomeFallback}
      </p>
      <Button variant="main" onClick={onClose}>
        {JOURNAL_COPY.close}
      </Button>
    </Dialog>
  );
}
