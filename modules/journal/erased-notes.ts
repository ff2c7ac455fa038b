import { type Command, command, DomainError, defineFacet, draft, type NoteToErase } from '@wonderlings/kernel';
import { NoteErased } from './events.ts';

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
