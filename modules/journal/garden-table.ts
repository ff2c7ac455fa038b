import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { on, readTable } from '@wonderlings/kernel';
import { CheckedIn, JournalEntryWritten, RestDayUsed } from './events.ts';

export type GardenDayRow = {
  readonly user_id: string;
  readonly local_date: string;
  /** A rest day was recorded for it. When a check-in comes late after all, the flower is what shows. */
  readonly rested: boolean;
  readonly checked_in: boolean;
  /** A page was written. */
  readonly written: boolean;
  /** What else was done, each once however often, in the order of the alphabet. */
  readonly deeds: readonly string[];
};

const AFFIRMATION = 'affirmation';

/**
 * Beyond the specification: a row for each of a child's own days that had anything. Its feelings are in `moods` already; kept
 * here too, each one would write anew all those that the day had before. Each fold only adds, and adds the same in whatever order
 * events arrive, so that an afternoon that is sent late grows where it belongs and nothing ever wilts.
 */
export const gardenDays = readTable<GardenDayRow>({
  name: 'garden_days',
  version: 3,
  columns: {
    user_id: { type: 'uuid' },
    local_date: { type: 'date' },
    rested: { type: 'boolean' },
    checked_in: { type: 'boolean' },
    written: { type: 'boolean' },
    deeds: { type: 'text[]' },
  },
  key: ['user_id', 'local_date'],
  owner: 'user_id',
  folds: [
    on(
      CheckedIn,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate }) => ({ ...(row ?? emptyDay(childId, localDate)), checked_in: true }),
    ),
    on(
      JournalEntryWritten,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate }) =>
        row?.written ? row : { ...(row ?? emptyDay(childId, localDate)), written: true },
    ),
    on(
      RestDayUsed,
      ({ childId, data }) => [[childId, data.date]],
      (row, { childId, data }) => ({ ...(row ?? emptyDay(childId, data.date)), rested: true }),
    ),
    on(
      ActivityCompleted,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate, data }) => withDeed(row ?? emptyDay(childId, localDate), data.card),
    ),
    on(
      AffirmationKept,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate }) => withDeed(row ?? emptyDay(childId, localDate), AFFIRMATION),
    ),
  ],
});

function emptyDay(childId: string, localDate: string): GardenDayRow {
  return { user_id: childId, local_date: localDate, rested: false, checked_in: false, written: false, deeds: [] };
}

function withDeed(row: GardenDayRow, deed: string): GardenDayRow {
  return row.deeds.includes(deed) ? row : { ...row, deeds: [...row.deeds, deed].sort() };
}
