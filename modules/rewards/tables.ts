import { type CatalogueTable, on, readTable } from '@wonderlings/kernel';
import { ACHIEVEMENTS } from './catalogue.ts';
import { AchievementEarned } from './events.ts';

export type UserAchievementRow = {
  readonly id: string;
  readonly user_id: string;
  readonly achievement_id: string;
  /** The words it was earned with: what leaves the catalogue, or is called otherwise there, stays what it was. */
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly date_earned: string;
  readonly is_new: boolean;
  readonly progress: number;
};

export const userAchievements = readTable<UserAchievementRow>({
  name: 'user_achievements',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    achievement_id: { type: 'text' },
    name: { type: 'text' },
    description: { type: 'text' },
    icon: { type: 'text' },
    date_earned: { type: 'timestamptz' },
    is_new: { type: 'boolean' },
    progress: { type: 'integer' },
  },
  key: ['user_id', 'achievement_id'],
  owner: 'user_id',
  folds: [
    on(
      AchievementEarned,
      ({ childId, data }) => [[childId, data.id]],
      (row, { childId, at, data }) =>
        row ?? {
          id: data.userAchievementId,
          user_id: childId,
          achievement_id: data.id,
          name: data.name,
          description: data.description,
          icon: data.icon,
          date_earned: at,
          is_new: true,
          progress: data.requiredValue,
        },
    ),
  ],
});

/** When this first set of achievements came into the product. */
const CREATED = '2026-11-21T00:00:00.000Z';

type AchievementRow = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly icon: string;
  readonly color: string;
  readonly required_value: number;
  readonly reward_type: string;
  readonly reward_data: { readonly [key: string]: unknown };
  readonly is_special: boolean;
  readonly created: string;
};

export const achievements: CatalogueTable<AchievementRow> = {
  name: 'achievements',
  columns: {
    id: { type: 'text' },
    name: { type: 'text' },
    description: { type: 'text' },
    category: { type: 'text' },
    icon: { type: 'text' },
    color: { type: 'text' },
    required_value: { type: 'integer' },
    reward_type: { type: 'text' },
    reward_data: { type: 'jsonb' },
    is_special: { type: 'boolean' },
    created: { type: 'timestamptz' },
  },
  key: ['id'],
  rows: ACHIEVEMENTS.map(({ requiredValue, rewardType, rewardData, isSpecial, ...shared }) => ({
    id: shared.id,
    name: shared.name,
    description: shared.description,
    category: shared.category,
    icon: shared.icon,
    color: shared.color,
    required_value: requiredValue,
    reward_type: rewardType,
    reward_data: { ...rewardData },
    is_special: isSpecial,
    created: CREATED,
  })),
};
