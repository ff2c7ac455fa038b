import { type EventOf, on, readTable } from '@wonderlings/kernel';
import { JournalEntryWritten, MoodSaved } from './events.ts';
import { baseFeelingOf } from './garden-day.ts';
import { moodRow } from './tables.ts';

export type JournalTotalsRow = {
  readonly user_id: string;
  readonly entries: number;
  readonly pages: number;
  /** In the order of the alphabet; no more than the lists have, whatever a client sends. */
  readonly feelings: readonly string[];
  /** The newest event that was counted, so that none ever counts twice. */
  readonly counted_to: number;
};

/** Beyond the specification: figures over all entries of a child, so that none needs all of them read. */
export const journalTotals = readTable<JournalTotalsRow>({
  name: 'journal_totals',
  version: 2,
  columns: {
    user_id: { type: 'uuid' },
    entries: { type: 'integer' },
    pages: { type: 'integer' },
    feelings: { type: 'text[]' },
    counted_to: { type: 'integer' },
  },
  key: ['user_id'],
  owner: 'user_id',
  folds: [
    on(MoodSaved, ({ childId }) => [[childId]], counted),
    on(JournalEntryWritten, ({ childId }) => [[childId]], counted),
  ],
});

function counted(
  row: JournalTotalsRow | undefined,
  event: EventOf<typeof MoodSaved> | EventOf<typeof JournalEntryWritten>,
): JournalTotalsRow {
  if (row && event.revision <= row.counted_to) return row;
  const feeling = baseFeelingOf(moodRow(event));
  const { entries = 0, pages = 0, feelings = [] } = row ?? {};
  return {
    user_id: event.childId,
    entries: entries + 1,
    pages: pages + (event.type === 'JournalEntryWritten' ? 1 : 0),
    feelings: feelings.includes(feeling) ? feelings : [...feelings, feeling].sort(),
    counted_to: event.revision,
  };
}
