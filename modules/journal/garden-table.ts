import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { on, readTable } from '@wonderlings/kernel';
import { RestDayUsed } from './events.ts';

export type GardenDayRow = {
  readonly user_id: string;
  readonly local_date: string;
  /** A rest day was recorded for it. When a check-in comes late after all, the flower is what shows. */
  readonly rested: boolean;
  /** What else was done, each once however often, in the order of the alphabet. */
  readonly deeds: readonly string[];
};

const AFFIRMATION = 'affirmation';

/**
 * Beyond the specification: what each of a child's own days had besides its feelings, which are in `moods` already; kept here
 * too, each one would write anew all those that the day had before. Each fold only adds, and adds the same in whatever order
 * events arrive, so that an afternoon that is sent late grows where it belongs and nothing ever wilts.
 */
export const gardenDays = readTable<GardenDayRow>({
  name: 'garden_days',
  version: 2,
  columns: {
    user_id: { type: 'uuid' },
    local_date: { type: 'date' },
    rested: { type: 'boolean' },
    deeds: { type: 'text[]' },
  },
  key: ['user_id', 'local_date'],
  owner: 'user_id',
  folds: [
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
  return { user_id: childId, local_date: localDate, rested: false, deeds: [] };
}

function withDeed(row: GardenDayRow, deed: string): GardenDayRow {
  return row.deeds.includes(deed) ? row : { ...row, deeds: [...row.deeds, deed].sort() };
}
