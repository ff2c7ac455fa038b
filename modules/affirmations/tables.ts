import { put, readTable } from '@wonderlings/kernel';
import { AffirmationKept } from './events.ts';

export type AffirmationRow = {
  readonly id: string;
  readonly user_id: string;
  readonly questionnaire: readonly string[];
  readonly affirmation: string;
  readonly date: string;
};

/** One row a child's day: what was kept last. */
export const affirmations = readTable<AffirmationRow>({
  name: 'affirmations',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    questionnaire: { type: 'jsonb', sealed: true },
    affirmation: { type: 'text', sealed: true },
    date: { type: 'date' },
  },
  key: ['user_id', 'date'],
  owner: 'user_id',
  folds: [
    put(
      AffirmationKept,
      ({ childId, localDate }) => [[childId, localDate]],
      ({ childId, localDate, data }) => ({
        id: data.affirmationId,
        user_id: childId,
        questionnaire: data.questionnaire,
        affirmation: data.affirmation,
        date: localDate,
      }),
    ),
  ],
});
