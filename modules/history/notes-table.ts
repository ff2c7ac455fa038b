import { NoteErased } from '@wonderlings/journal/events';
import { on, put, readTable } from '@wonderlings/kernel';
import { NoteShown, NoteTakenBack } from './events.ts';

export type HistoryNoteRow = {
  readonly user_id: string;
  readonly mood_id: string;
  readonly state: 'shown' | 'erased';
  /** Since when it is so. */
  readonly at: string;
  readonly local_date: string;
};

/** The notes that are not simply the child's own: shown to the grown-up, or erased. All others are closed, and have no row. */
export const historyNotes = readTable<HistoryNoteRow>({
  name: 'history_notes',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    mood_id: { type: 'uuid' },
    state: { type: 'text' },
    at: { type: 'timestamptz' },
    local_date: { type: 'date' },
  },
  key: ['user_id', 'mood_id'],
  owner: 'user_id',
  folds: [
    on(
      NoteShown,
      ({ childId, data }) => [[childId, data.moodId]],
      (row, { childId, at, localDate, data }) =>
        row?.state === 'erased'
          ? row
          : { user_id: childId, mood_id: data.moodId, state: 'shown', at, local_date: localDate },
    ),
    on(
      NoteTakenBack,
      ({ childId, data }) => [[childId, data.moodId]],
      (row) => (row?.state === 'erased' ? row : null),
    ),
    put(
      NoteErased,
      ({ childId, data }) => [[childId, data.moodId]],
      ({ childId, at, localDate, data }) => ({
        user_id: childId,
        mood_id: data.moodId,
        state: 'erased',
        at,
        local_date: localDate,
      }),
    ),
  ],
});
