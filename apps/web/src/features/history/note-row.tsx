import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryEntry } from '@wonderlings/history/contract';
import { useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { openIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { leafIcon, lockIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { EntryDrawing, longDateOf } from '../journal/index.ts';
import { ERASE_COPY, ERASED_HERE, NOTE_COPY } from './history.copy.ts';
import { noteQuery } from './history.query.ts';
import { EraseNoteDialog, ShowNoteDialog } from './note-dialogs.tsx';
import styles from './note-row.module.css';
import { eraseNoteMutation, showNoteMutation, takeNoteBackMutation } from './notes.mutation.ts';

interface NoteRowProps {
  readonly moodId: string;
  readonly localDate: string;
  readonly state: NonNullable<HistoryEntry['note']>;
}

/** A child's own words below their line: closed, read, shown to the grown-up, or erased. */
export function NoteRow({ moodId, localDate, state }: NoteRowProps) {
  const say = useWords();
  const [isRead, setIsRead] = useState(false);
  const [asks, setAsks] = useState<'show' | 'erase'>();
  const { show, takeBack, erase } = useNoteActs(moodId);
  if (state === 'erased') {
    return (
      <div className={styles.row}>
        <Icon shape={leafIcon} />
        <span>{ERASED_HERE}</span>
      </div>
    );
  }
  const isShown = state === 'shown';
  return (
    <>
      {isRead && <NoteWords moodId={moodId} localDate={localDate} />}
      <div className={isShown ? `${styles.row} ${styles.shown}` : styles.row}>
        <Icon shape={isShown ? openIcon : lockIcon} />
        <span role="status">{isShown ? say(NOTE_COPY.shown) : say(NOTE_COPY.closed)}</span>
        <div className={styles.acts}>
          <Button variant="text" aria-expanded={isRead} onClick={() => setIsRead((was) => !was)}>
            {isRead ? NOTE_COPY.close : NOTE_COPY.read}
          </Button>
          {isShown ? (
            <Button variant="text" pending={takeBack.isPending} onClick={() => takeBack.mutate(moodId)}>
              {NOTE_COPY.takeBack}
            </Button>
          ) : (
            <Button variant="text" pending={show.isPending} onClick={() => setAsks('show')}>
              <Unbroken>{say(NOTE_COPY.show)}</Unbroken>
            </Button>
          )}
          {isRead && (
            <Button variant="text" pending={erase.isPending} onClick={() => setAsks('erase')}>
              {NOTE_COPY.erase}
            </Button>
          )}
        </div>
      </div>
      <ShowNoteDialog
        open={asks === 'show'}
        words={asks === 'show' && <NoteWords moodId={moodId} localDate={localDate} />}
        onClose={() => setAsks(undefined)}
        onYes={() => {
          setAsks(undefined);
          show.mutate(moodId);
        }}
      />
      <EraseNoteDialog
        open={asks === 'erase'}
        words={asks === 'erase' && <NoteWords moodId={moodId} localDate={localDate} />}
        onClose={() => setAsks(undefined)}
        onYes={() => {
          setAsks(undefined);
          erase.mutate(moodId);
        }}
      />
    </>
  );
}

function useNoteActs(moodId: string) {
  const queryClient = useQueryClient();
  const onError = (reason: Error) => {
    logFailure(NOTE_COPY.notDone.title, reason);
    toast({ ...NOTE_COPY.notDone, variant: 'destructive' });
  };
  const show = useMutation({ ...showNoteMutation(queryClient), onError });
  const takeBack = useMutation({
    ...takeNoteBackMutation(queryClient),
    onError,
    onSuccess: () => toast({ description: NOTE_COPY.tookBack }),
  });
  const erase = useMutation({
    ...eraseNoteMutation(queryClient),
    onError,
    onSuccess: () => {
      // Nowhere on this device either.
      queryClient.removeQueries({ queryKey: noteQuery(moodId, '').queryKey });
      toast({ description: ERASE_COPY.done });
    },
  });
  return { show, takeBack, erase };
}

/** The words themselves, as the child wrote them, below what it drew. */
function NoteWords({ moodId, localDate }: Pick<NoteRowProps, 'moodId' | 'localDate'>) {
  const { data: written, isError } = useQuery(noteQuery(moodId, localDate));
  if (isError) {
    return (
      <p className={styles.words} role="alert">
        {NOTE_COPY.failed}
      </p>
    );
  }
  if (!written) return <p className={styles.words}>{written === undefined ? NOTE_COPY.loading : ERASED_HERE}</p>;
  return (
    <>
      {written.drawing && <EntryDrawing drawing={written.drawing} words={null} date={longDateOf(localDate)} />}
      {written.note && <p className={styles.words}>{written.note}</p>}
    </>
  );
}
