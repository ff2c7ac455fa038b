import { type DomainEvent, on, put, readTable } from '@wonderlings/kernel';
import { ConsentGiven, ConsentWithdrawn } from './events.ts';

export type ConsentRow = {
  readonly user_id: string;
  readonly version: string;
  readonly given_on: string;
};

const own = ({ childId }: DomainEvent) => [[childId]];

/** Beyond the specification: of each child whose grown-up agreed, to the text of which day, and when. */
export const consents = readTable<ConsentRow>({
  name: 'consents',
  version: 1,
  columns: { user_id: { type: 'uuid' }, version: { type: 'date' }, given_on: { type: 'date' } },
  key: ['user_id'],
  owner: 'user_id',
  folds: [
    put(ConsentGiven, own, ({ childId, localDate, data }) => ({
      user_id: childId,
      version: data.version,
      given_on: localDate,
    })),
    on<ConsentRow, typeof ConsentWithdrawn.type, unknown>(ConsentWithdrawn, own, () => null),
  ],
});
