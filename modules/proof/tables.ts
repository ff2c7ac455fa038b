import { on, put, readTable } from '@wonderlings/kernel';
import { HistoryImported } from '@wonderlings/take-along/events';
import { KeepsakeMade } from './events.ts';

export type KeepsakeRow = {
  user_id: string;
  revision: number;
  /** Of the event that says so. After an import it stands elsewhere than where the keepsake was made. */
  recorded: number;
  made_at: string;
  local_date: string;
};

/** When keepsakes were made, and after which event; their words are in the log's hashes, and stored nowhere. */
export const keepsakes = readTable<KeepsakeRow>({
  name: 'keepsakes',
  version: 2,
  columns: {
    user_id: { type: 'uuid' },
    revision: { type: 'integer' },
    recorded: { type: 'integer' },
    made_at: { type: 'timestamptz' },
    local_date: { type: 'date' },
  },
  key: ['user_id', 'revision'],
  owner: 'user_id',
  folds: [
    put(
      KeepsakeMade,
      ({ childId, data }) => [[childId, data.revision]],
      ({ childId, data, revision, at, localDate }) => ({
        user_id: childId,
        revision: data.revision,
        recorded: revision,
        made_at: at,
        local_date: localDate,
      }),
    ),
  ],
});

export type MovedHistoryRow = {
  user_id: string;
  /** The revision of the last entry that came in. */
  until: number;
  local_date: string;
};

/** A history that came in from a file has new seals: keepsakes that were made up to there fit the file, and not this account. */
export const movedHistories = readTable<MovedHistoryRow>({
  name: 'moved_histories',
  version: 1,
  columns: { user_id: { type: 'uuid' }, until: { type: 'integer' }, local_date: { type: 'date' } },
  key: ['user_id'],
  owner: 'user_id',
  folds: [
    on(
      HistoryImported,
      ({ childId }) => [[childId]],
      // One that is among the entries is of the history's own past.
      (row, { childId, revision, data, localDate }) =>
        row && revision <= row.until
          ? row
          : { user_id: childId, until: revision + data.entries, local_date: localDate },
    ),
  ],
});
