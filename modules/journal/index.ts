import { defineModule } from '@wonderlings/kernel';
import { demoActs } from './demo-story.ts';
import { finishNoteErasures } from './erase-note.ts';
import { erasedNotesFacet } from './erased-notes.ts';
import {
  CheckedIn,
  JournalEntryWritten,
  MoodSaved,
  NoteErased,
  RestDayUsed,
  StreakExtended,
  StreakStarted,
} from './events.ts';
import { gardenDays } from './garden-table.ts';
import { journalFacet } from './journal.ts';
import { journalKept } from './kept.ts';
import { journalRoutes } from './routes.ts';
import { journalEntries, moods, streaks } from './tables.ts';
import { journalTotals } from './totals-table.ts';

export { drawingSvg } from './drawing-svg.ts';
export { eraseNote } from './erase-note.ts';
export { revisionsOfErasedNotes } from './erased-notes.ts';
export { noteOf } from './queries.ts';

const MINUTE_MS = 60_000;

/** Feelings, pages and the days a child checked in; see the README beside this file. */
export const journal = defineModule({
  name: 'journal',
  events: [MoodSaved, JournalEntryWritten, NoteErased, CheckedIn, RestDayUsed, StreakStarted, StreakExtended],
  facets: [journalFacet, erasedNotesFacet],
  tables: [moods, journalEntries, streaks, gardenDays, journalTotals],
  kept: journalKept,
  routes: journalRoutes,
  jobs: (dependencies) => [
    { name: 'finish-note-erasures', everyMs: MINUTE_MS, run: () => finishNoteErasures(dependencies) },
  ],
  demoActs,
});
