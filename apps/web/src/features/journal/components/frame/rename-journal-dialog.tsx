import { useMutation, useQueryClient } from '@tanstack/react-query';
import { JOURNAL_NAME } from '@wonderlings/account/contract';
import type { FormEvent } from 'react';
import { useDraftText } from '../../../../device/drafts/use-draft-text.ts';
import { failedToast } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { RENAME_JOURNAL_KEY, renameJournalMutation } from '../../api/rename-journal.mutation.ts';
import { RENAME_COPY } from '../../journal.copy.ts';
import { shortened } from '../../shortened.ts';
import styles from './rename-journal-dialog.module.css';

interface RenameJournalDialogProps {
  readonly journalName: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function RenameJournalDialog({ journalName, onClose, onSaved }: RenameJournalDialogProps) {
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
          // The dialog's title says it to whoever sees.
          label={<VisuallyHidden>{RENAME_COPY.title}</VisuallyHidden>}
          hint={RENAME_COPY.hint}
          dir="auto"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(shortened(event.target.value, JOURNAL_NAME.max))}
        />
        <div>
          <p className={styles.label}>{RENAME_COPY.preview}</p>
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
