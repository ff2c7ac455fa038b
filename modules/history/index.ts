import { defineModule } from '@wonderlings/kernel';
import { historyDays } from './days-table.ts';
import { demoActs } from './demo-story.ts';
import { historyEntries } from './entries-table.ts';
import { MonthPrinted, NoteShown, NoteTakenBack } from './events.ts';
import { historyKept } from './kept.ts';
import { monthFacet } from './month.decide.ts';
import { monthRoutes } from './month-routes.ts';
import { historyMonths } from './months-table.ts';
import { notesFacet } from './notes.ts';
import { historyNotes } from './notes-table.ts';
import { historyRoutes, type NoteOf } from './routes.ts';

export { describeEvent } from './describe-event.ts';

interface HistoryOptions {
  /** How the journal gives out the words of one note. */
  readonly noteOf: NoteOf;
}

/** What the log says, in plain words; see the README beside this file. */
export const createHistoryModule = ({ noteOf }: HistoryOptions) =>
  defineModule({
    name: 'history',
    events: [NoteShown, NoteTakenBack, MonthPrinted],
    kept: historyKept,
    facets: [notesFacet, monthFacet],
    tables: [historyEntries, historyMonths, historyNotes, historyDays],
    routes: (dependencies) => [...historyRoutes(dependencies, noteOf), ...monthRoutes(dependencies)],
    demoActs,
  });
