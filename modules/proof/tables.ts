import { put, readTable } from '@wonderlings/kernel';
import { KeepsakeMade } from './events.ts';

export type KeepsakeRow = {
  user_id: string;
  revision: number;
  made_at: string;
  local_date: string;
};

/** When keepsakes were made, and after which event; their words are in the log's hashes, and stored nowhere. */
export const keepsakes = readTable<KeepsakeRow>({
  name: 'keepsakes',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    revision: { type: 'integer' },
    made_at: { type: 'timestamptz' },
    local_date: { type: 'date' },
  },
  key: ['user_id', 'revision'],
  owner: 'user_id',
  folds: [
    put(
      KeepsakeMade,
      ({ childId, data }) => [[childId, data.revision]],
      ({ childId, data, at, localDate }) => ({
        user_id: childId,
        revision: data.revision,
        made_at: at,
        local_date: localDate,
      }),
    ),
  ],
});
