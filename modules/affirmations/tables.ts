import { on, readTable } from '@wonderlings/kernel';
import { AffirmationKept } from './events.ts';

export type AffirmationRow = {
  readonly id: string;
  readonly user_id: string;
  readonly questionnaire: readonly string[];
  readonly affirmation: string;
  readonly date: string;
  readonly kept_at: string;
};

/** One row a child's day: of the words kept for it, those that the child kept last, in any order of arrival. */
export const affirmations = readTable<AffirmationRow>({
  name: 'affirmations',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    questionnaire: { type: 'jsonb', sealed: true },
    affirmation: { type: 'text', sealed: true },
    date: { type: 'date' },
    kept_at: { type: 'timestamptz' },
  },
  key: ['user_id', 'date'],
  owner: 'user_id',
  folds: [
    on(
      AffirmationKept,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate, at, data }) => {
        if (row && row.kept_at > at) return row;
        const { affirmationId: id, questionnaire, affirmation } = data;
        return { id, user_id: childId, questionnaire, affirmation, date: localDate, kept_at: at };
      },
    ),
  ],
});
