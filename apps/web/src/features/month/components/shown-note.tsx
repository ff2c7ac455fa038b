import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { openIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shownNoteQuery } from '../api/days.query.ts';
import { DAYS_COPY } from '../month.copy.ts';
import styles from './shown-note.module.css';

/** A note that the child shows. Its words are read when it is opened, and are gone from the page when it is shut. */
export function ShownNote({ moodId, name }: { readonly moodId: string; readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // One at a time: browsers close the others of this name.
    <details name="shown-note" className={styles.note} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon shape={openIcon} />
        {fill(DAYS_COPY.shown, { name })}
      </summary>
      {isOpen && <Words moodId={moodId} name={name} />}
    </details>
  );
}

function Words({ moodId, name }: { readonly moodId: string; readonly name: string }) {
  const { data, error } = useQuery(shownNoteQuery(moodId));
  if (error) return <p role="alert">{serverSentence(error) ?? DAYS_COPY.notOpened}</p>;
  if (!data) return <p>{DAYS_COPY.opening}</p>;
  return (
    <>
      <blockquote>{data.note}</blockquote>
      <p className={styles.hint}>{fill(DAYS_COPY.shownSince, { name, date: dayName(data.shownOn) })}</p>
    </>
  );
}
