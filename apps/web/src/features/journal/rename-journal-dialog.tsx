import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { JOURNAL_NAME, renameJournal, type User } from '@wonderlings/account/contract';
import { textLength } from '@wonderlings/kernel/contract';
import type { FormEvent } from 'react';
import { useDraftText } from '../../device/drafts.ts';
import { failedToast } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { afterAct } from '../rewards/index.ts';
import { RENAME_COPY } from './journal.copy.ts';
import styles from './rename-journal-dialog.module.css';

/** The settings read of the settings page. */
const SETTINGS_KEY = ['user', 'settings'] as const;

const RENAME_JOURNAL_KEY = ['rename-journal'] as const;

const renameJournalMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: RENAME_JOURNAL_KEY,
    mutationFn: (name: string) => call(renameJournal, { body: { journalName: name.trim() } }),
    onSuccess: ({ journalName, ...answer }) => {
      // Seen at once; the reads that confirm it follow in the background.
      queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, journalName });
      void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
      void queryClient.invalidateQueries({ queryKey: USER_KEY, exact: true });
      afterAct(queryClient, answer);
    },
  });

interface RenameJournalDialogProps {
  readonly journalName: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function RenameJournalDialog({ journalName, onClose, onSaved }: RenameJournalDialogProps) {
  const say = useWords();
  const { text: name, change: setName, forget } = useDraftText('journal-name', journalName);
  const queryClient = useQueryClient();
  const rename = useMutation(renameJournalMutation(queryClient));
  const trimmed = name.trim();

  const save = (event: FormEvent) => {
    event.preventDefault();
    // The cache knows at once; the page only after the next paint, and a second press is quicker.
    if (!trimmed || queryClient.isMutating({ mutationKey: RENAME_JOURNAL_KEY }) > 0) return;
    rename.mutate(trimmed, {
      onSuccess: () => {
        forget();
        toast(RENAME_COPY.saved);
        onSaved();
      },
      onError: (error) => void toast(failedToast(RENAME_COPY.failed, error)),
    });
  };

  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && cancel()} title={RENAME_COPY.title}>
      <form className={styles.form} onSubmit={save}>
        <TextField
          // The dialog's title says it to the eye.
          label={<VisuallyHidden>{RENAME_COPY.title}</VisuallyHidden>}
          hint={RENAME_COPY.hint}
          dir="auto"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(shortened(event.target.value, JOURNAL_NAME.max))}
        />
        <div>
          <p className={styles.label}>{say(RENAME_COPY.preview)}</p>
          <p className={styles.preview} dir="auto" data-testid="journal-name-preview">
            {trimmed || '...'}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={cancel}>{RENAME_COPY.cancel}</Button>
          <Button type="submit" variant="main" disabled={!trimmed} pending={rename.isPending}>
            {RENAME_COPY.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The text, cut to `max` characters where it is longer; a flag or a family of joined signs is never cut in two. */
export function shortened(text: string, max: number): string {
  if (textLength(text) <= max) return text;
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += textLength(segment);
    if (length > max) break;
    kept += segment;
  }
  return kept;
}
