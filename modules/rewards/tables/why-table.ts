import { type DomainEvent, type EventDefinition, earlier, type Fold, on, readTable } from '@wonderlings/kernel';
import { REWARD_KINDS, type RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import { type Deed, type Earned, REWARD_EVENTS } from '../events.ts';

export type RewardReasonRow = {
  readonly user_id: string;
  readonly kind: string;
  readonly reward_id: string;
  readonly name: string;
  readonly date_earned: string;
  readonly local_date: string;
  readonly needed: number;
  readonly because: { readonly events: readonly ReasonOnRecord[] };
};

/** An event that earned something. Without a deed where it was recorded before events said what the others were. */
interface ReasonOnRecord {
  readonly id: string;
  readonly deed: Deed | null;
}

/** Beyond the specification: why a child got something, as it was recorded when it did. Written once, never again. */
export const rewardReasons = readTable<RewardReasonRow>({
  name: 'reward_reasons',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    kind: { type: 'text' },
    reward_id: { type: 'text' },
    name: { type: 'text' },
    date_earned: { type: 'timestamptz' },
    local_date: { type: 'date' },
    needed: { type: 'integer' },
    because: { type: 'jsonb' },
  },
  key: ['user_id', 'kind', 'reward_id'],
  owner: 'user_id',
  folds: REWARD_KINDS.map(reasonsOf),
});

function reasonsOf(kind: RewardKind): Fold<RewardReasonRow> {
  const definition: EventDefinition<string, Earned> = REWARD_EVENTS[kind];
  return on(
    definition,
    ({ childId, data }) => [[childId, kind, data.id]],
    (row, event) => earlier('date_earned', row, rowOf(kind, event)),
  );
}

function rowOf(kind: RewardKind, { childId, at, localDate, data }: DomainEvent<string, Earned>): RewardReasonRow {
  return {
    user_id: childId,
    kind,
    reward_id: data.id,
    name: data.name,
    date_earned: at,
    local_date: localDate,
    needed: data.requiredValue,
    because: { events: data.because.map((id, index) => ({ id, deed: data.deeds[index] ?? null })) },
  };
}
