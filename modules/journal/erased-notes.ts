import {
  type Command,
  command,
  DomainError,
  type DomainEvent,
  defineFacet,
  draft,
  isEvent,
  type NoteToErase,
} from '@wonderlings/kernel';
import { JournalEntryWritten, MoodSaved, NoteErased } from './events.ts';

/** The moods whose words were erased: few, so that they may be kept of every child. */
type ErasedNotes = ReadonlySet<string>;

export const erasedNotesFacet = defineFacet<ErasedNotes, typeof NoteErased>({
  name: 'erased-notes',
  initial: new Set(),
  events: [NoteErased],
  evolve: (erased, { data }) => new Set(erased).add(data.moodId),
});

/**
 * Records that words are erased, once; also on a full day.
 * @param hasWords whether there is anything to erase
 * @throws DomainError `journal.no-note` where there never was
 */
export const recordNoteErasure = ({ moodId, entryId }: NoteToErase, hasWords: boolean): Command<ErasedNotes> =>
  command(
    erasedNotesFacet,
    (erased) => {
      if (erased.has(moodId)) return [];
      if (!hasWords) throw new DomainError('not-found', 'journal.no-note', 'There are no words to erase here.');
      return [draft(NoteErased, entryId === undefined ? { moodId } : { moodId, entryId })];
    },
    { beyondQuota: true },
  );

/** Where the words stood that a child's history says were erased. */
export function revisionsOfErasedNotes(events: readonly DomainEvent[]): number[] {
  const erased = new Set(events.flatMap((event) => (isEvent(NoteErased, event) ? [event.data.moodId] : [])));
  return events.flatMap((event) => {
    const isNote = isEvent(MoodSaved, event) || isEvent(JournalEntryWritten, event);
    return isNote && erased.has(event.data.moodId) ? [event.revision] : [];
  });
}
