import { Suspense, useState } from 'react';
import { useUser } from '../../../../lib/session/session.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { pencilIcon } from '../../../../ui/icons.ts';
import { PageHeading } from '../../../../ui/page.tsx';
import { RENAME_COPY } from '../../journal.copy.ts';
import { StreakChip } from '../streak/streak-chip.tsx';
import styles from './journal-header.module.css';
import { RenameJournalDialog } from './lazy-dialogs.ts';

/** The journal's name, with a pen to change it, and the child's days. */
export function JournalHeader({ today }: { readonly today: string }) {
  const { journalName } = useUser();
  const [renaming, setRenaming] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <PageHeading title={journalName} className={styles.name}>
          <span dir="auto">{journalName}</span>
        </PageHeading>
        <button type="button" className={styles.pen} aria-label={RENAME_COPY.title} onClick={() => setRenaming(true)}>
          <Icon shape={pencilIcon} />
        </button>
      </div>
      <StreakChip today={today} />
      <Suspense fallback={null}>
        {renaming && (
          <RenameJournalDialog
            journalName={journalName}
            onClose={() => setRenaming(false)}
            onSaved={() => setRenaming(false)}
          />
        )}
      </Suspense>
    </header>
  );
}
