import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { on, readTable } from '@wonderlings/kernel';
import { JOURNAL_FEELING } from './contract.ts';
import { JournalEntryWritten, MoodSaved, RestDayUsed } from './events.ts';

export type GardenDayRow = {
  readonly user_id: string;
  readonly local_date: string;
  /** By the mood's id, so that none grows twice. Never a word of a note. */
  readonly flowers: Readonly<Record<string, { readonly at: string; readonly feeling: string }>>;
  /** A rest day was recorded for it. When a check-in comes late after all, the flower is what shows. */
  readonly rested: boolean;
  /** What else was done, each once however often, in the order of the alphabet. */
  readonly deeds: readonly string[];
};

const AFFIRMATION = 'affirmation';

/**
 * Beyond the specification: what grew on each of a child's own days. Each fold only adds, and adds the same in whatever
 * order events arrive, so that an afternoon that is sent late grows where it belongs and nothing ever wilts.
 */
export const gardenDays = readTable<GardenDayRow>({
  name: 'garden_days',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    local_date: { type: 'date' },
    flowers: { type: 'jsonb' },
    rested: { type: 'boolean' },
    deeds: { type: 'text[]' },
  },
  key: ['user_id', 'local_date'],
  owner: 'user_id',
  folds: [
    on(
      MoodSaved,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate, at, data }) =>
        withFlower(row ?? emptyDay(childId, localDate), data.moodId, { at, feeling: baseFeelingOf(data) }),
    ),
    on(
      JournalEntryWritten,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate, at, data }) =>
        withFlower(row ?? emptyDay(childId, localDate), data.moodId, { at, feeling: JOURNAL_FEELING }),
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
  return { user_id: childId, local_date: localDate, flowers: {}, rested: false, deeds: [] };
}

function withFlower(row: GardenDayRow, moodId: string, flower: GardenDayRow['flowers'][string]): GardenDayRow {
  return { ...row, flowers: { ...row.flowers, [moodId]: flower } };
}

function withDeed(row: GardenDayRow, deed: string): GardenDayRow {
  return row.deeds.includes(deed) ? row : { ...row, deeds: [...row.deeds, deed].sort() };
}

/** `"Okay (All right)"` is the feeling "Okay", also where nobody said so. */
function baseFeelingOf({ feeling, baseFeelingName }: { feeling: string; baseFeelingName: string | null }): string {
  return baseFeelingName ?? feeling.replace(/ \([^()]*\)$/, '');
}
