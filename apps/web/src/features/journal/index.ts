// Feelings and words, by day.

export { dayQuery } from './api/moods.query.ts';
export { JournalPage } from './components/journal-page.tsx';
export { QuickCheckInPage } from './components/quick/quick-check-in-page.tsx';
export { type JournalSearch, journalSearch } from './journal-tabs.ts';
export { saveMoodCommand } from './save-mood.command.ts';
export { journalTotalsQuery, MOODS_KEY } from './totals.query.ts';
export { useKeptMoods } from './use-kept-moods.ts';
