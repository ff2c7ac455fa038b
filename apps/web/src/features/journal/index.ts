// Feelings and words, by day.

export { EntryDrawing } from './drawing/entry-drawing.tsx';
export { isHardFeeling, longDateOf } from './entry-words.ts';
export { dayQuery, journalTotalsQuery, MOODS_KEY } from './journal.query.ts';
export { JournalPage } from './journal-page.tsx';
export { FEELINGS, type JournalSearch, journalSearch } from './journal-search.ts';
export { QuickCheckInPage } from './quick-check-in-page.tsx';
export { saveMoodCommand, useKeptMoods } from './save-mood.command.ts';
