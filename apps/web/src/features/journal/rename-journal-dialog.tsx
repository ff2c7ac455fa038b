import { useMutation, useQueryClient } from '@tanstack/react-query';
import { JOURNAL_NAME } from '@wonderlings/account/contract';
import { textLength } from '@wonderlings/kernel/contract';
import type { FormEvent } from 'react';
import { useDraftText } from '../../device/drafts.ts';
import { failedToast } from '../../lib/api/api-error.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { RENAME_COPY } from './journal.copy.ts';
import { RENAME_JOURNAL_KEY, renameJournalMutation } from './rename-journal.mutation.ts';
import styles from './rename-journal-dialog.module.css';

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
