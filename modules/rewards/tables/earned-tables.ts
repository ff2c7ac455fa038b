import { type DomainEvent, type EventDefinition, earlier, on, type ReadTable, readTable } from '@wonderlings/kernel';
import type { RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import { type Earned, REWARD_EVENTS, RewardsSeen } from '../events.ts';

/** What every kind of thing that a child has looks like … */
export type EarnedColumns = {
  readonly id: string;
  readonly user_id: string;
  /** The words it was earned with: what leaves the catalogue, or is called otherwise there, stays what it was. */
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly date_earned: string;
  /** The child's own day then. */
  readonly local_date: string;
  readonly is_new: boolean;
  readonly progress: number;
  /** What else belongs to its kind: a color, a level, what came with it. */
  readonly details: { readonly [key: string]: unknown };
};
/** … with the id that the catalogue knows it by as `badge_id`, `milestone_id` and so on. */
export type EarnedRow<IdColumn extends string> = EarnedColumns & Readonly<Record<IdColumn, string>>;

interface EarnedTableOptions<IdColumn extends string> {
  readonly name: string;
  readonly version: number;
  readonly kind: RewardKind;
  readonly idColumn: IdColumn;
}

/** TypeScript widens a computed key to any string; this keeps which one it is. */
const under = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>;

const TEXT = { type: 'text' } as const;
const columnsWith = <const IdColumn extends string>(idColumn: IdColumn) =>
  ({
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    ...under(idColumn, TEXT),
    name: TEXT,
    description: TEXT,
    icon: TEXT,
    date_earned: { type: 'timestamptz' },
    local_date: { type: 'date' },
    is_new: { type: 'boolean' },
    progress: { type: 'integer' },
    details: { type: 'jsonb' },
  }) as const;

/** One row for each thing that a child has, new until it is seen. */
function earnedTable<const IdColumn extends string>({
  name,
  version,
  kind,
  idColumn,
}: EarnedTableOptions<IdColumn>): ReadTable<EarnedRow<IdColumn>> {
  const definition: EventDefinition<string, Earned> = REWARD_EVENTS[kind];
  return readTable<EarnedRow<IdColumn>>({
    name,
    version,
    columns: columnsWith(idColumn),
    key: ['user_id', idColumn],
    owner: 'user_id',
    folds: [
      on(
        definition,
        ({ childId, data }) => [[childId, data.id]],
        (row, event) => earlier('date_earned', row, earnedRow(event, idColumn)),
      ),
      on(
        RewardsSeen,
        ({ childId, data }) => data.rewards.filter((seen) => seen.kind === kind).map(({ id }) => [childId, id]),
        (row) => (row ? { ...row, is_new: false } : null),
      ),
    ],
  });
}

/** The row that something earned becomes. */
export function earnedRow<const IdColumn extends string>(
  { childId, at, localDate, data }: DomainEvent<string, Earned>,
  idColumn: IdColumn,
): EarnedRow<IdColumn> {
  const { id, earnedId, name, description, icon, requiredValue, because: _why, deeds: _deeds, ...details } = data;
  const row = {
    id: earnedId,
    user_id: childId,
    name,
    description,
    icon,
    date_earned: at,
    local_date: localDate,
    is_new: true,
    progress: requiredValue,
    details,
  };
  return { ...row, ...under(idColumn, id) };
}

export const userAchievements = earnedTable({
  name: 'user_achievements',
  version: 4,
  kind: 'achievement',
  idColumn: 'achievement_id',
});

export const userMilestones = earnedTable({
  name: 'user_milestones',
  version: 2,
  kind: 'milestone',
  idColumn: 'milestone_id',
});

/** Specification 000, section 3: `user_badges` are those of the feelings … */
export const userBadges = earnedTable({
  name: 'user_badges',
  version: 2,
  kind: 'emotion-badge',
  idColumn: 'badge_id',
});

/** … and `user_badges_earned` those of the nine categories. */
export const userBadgesEarned = earnedTable({
  name: 'user_badges_earned',
  version: 2,
  kind: 'badge',
  idColumn: 'badge_id',
});

/** Beyond the specification, which has no table for the packs that a child has. */
export const userStickerPacks = earnedTable({
  name: 'user_sticker_packs',
  version: 2,
  kind: 'pack',
  idColumn: 'pack_id',
});
