import { NoteErased } from '@wonderlings/journal/events';
import { command, DomainError, defineFacet, draft } from '@wonderlings/kernel';
import { NoteShown, NoteTakenBack } from './events.ts';

interface Notes {
  readonly shown: ReadonlySet<string>;
  readonly erased: ReadonlySet<string>;
}

/** Which of a child's notes are open to its grown-up: few, however much it has written. */
export const notesFacet = defineFacet<Notes, typeof NoteShown | typeof NoteTakenBack | typeof NoteErased>({
  name: 'history.notes',
  initial: { shown: new Set(), erased: new Set() },
  events: [NoteShown, NoteTakenBack, NoteErased],
  evolve: ({ shown, erased }, { type, data: { moodId } }) => {
    if (type === 'NoteShown') return { shown: new Set(shown).add(moodId), erased };
    const others = new Set(shown);
    others.delete(moodId);
    return { shown: others, erased: type === 'NoteErased' ? new Set(erased).add(moodId) : erased };
  },
});

/** @throws DomainError `note.erased`; whether the child has such a note is for its caller to know */
export const showNote = (moodId: string) =>
  command(notesFacet, ({ shown, erased }) => {
    if (erased.has(moodId)) throw new DomainError('conflict', 'note.erased', 'These words were erased.');
    return shown.has(moodId) ? [] : [draft(NoteShown, { moodId })];
  });

/** Nothing to take back is no mistake: it is closed, as asked. */
export const takeNoteBack = (moodId: string) =>
  command(notesFacet, ({ shown }) => (shown.has(moodId) ? [draft(NoteTakenBack, { moodId })] : []), {
    beyondQuota: true,
  });
