import { type ColumnValue, type DomainEvent, earlier, on, readTable } from '@wonderlings/kernel';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { AchievementEarned, MilestoneReached, StickerPackUnlocked } from '../events.ts';

export type RewardRow = {
  readonly id: string;
  readonly user_id: string;
  readonly reward_type: string;
  readonly reward_id: string;
  readonly reward_data: { readonly [key: string]: unknown };
  readonly unlocked_from: string;
  readonly date_unlocked: string;
  readonly is_used: boolean;
};

/**
 * What came with what was earned: a sticker, an emoji for the header, the picture of a milestone, a pack. `unlocked_from`
 * is `achievement/three-feelings`. Nothing is ever used up; a reward is used when a child first did something with it.
 */
export const rewards = readTable<RewardRow>({
  name: 'rewards',
  version: 2,
  columns: {
    id: { type: 'text' },
    user_id: { type: 'uuid' },
    reward_type: { type: 'text' },
    reward_id: { type: 'text' },
    reward_data: { type: 'jsonb' },
    unlocked_from: { type: 'text' },
    date_unlocked: { type: 'timestamptz' },
    is_used: { type: 'boolean' },
  },
  key: ['user_id', 'reward_type', 'reward_id'],
  owner: 'user_id',
  folds: [
    on(
      AchievementEarned,
      ({ childId, data }) => giftsOf(data).map((id) => [childId, data.rewardType, id]),
      (row, event, key) => earlier('date_unlocked', row, reward(event, 'achievement', key, {})),
    ),
    on(
      MilestoneReached,
      ({ childId, data }) => [[childId, 'milestone', data.id]],
      (row, event, key) => {
        const { rewardTitle: title, rewardDescription: description, rewardImage: image } = event.data;
        return earlier('date_unlocked', row, reward(event, 'milestone', key, { title, description, image }));
      },
    ),
    on(
      StickerPackUnlocked,
      ({ childId, data }) => [[childId, 'pack', data.id]],
      (row, event, key) => earlier('date_unlocked', row, reward(event, 'pack', key, { theme: event.data.theme })),
    ),
    on(
      StickerPlaced,
      ({ childId, data: { stickerId, packId, emoji } }) => [
        [childId, 'sticker', stickerId],
        // Most stickers came with a pack, which is one reward.
        ...(packId === undefined ? [] : [[childId, 'pack', packId]]),
        ...(emoji === undefined ? [] : [[childId, 'header-emoji', emoji]]),
      ],
      (row) => (row ? { ...row, is_used: true } : null),
    ),
  ],
});

const giftsOf = ({ rewardData }: { rewardData: { stickers?: string[] | undefined; emoji?: string[] | undefined } }) =>
  rewardData.stickers ?? rewardData.emoji ?? [];

function reward(
  { childId, at, data }: DomainEvent<string, { readonly id: string; readonly earnedId: string }>,
  from: string,
  [, type, id]: readonly ColumnValue[],
  details: RewardRow['reward_data'],
): RewardRow {
  return {
    // One thing earned can bring more than one reward.
    id: `${data.earnedId}/${id}`,
    user_id: childId,
    reward_type: String(type),
    reward_id: String(id),
    reward_data: details,
    unlocked_from: `${from}/${data.id}`,
    date_unlocked: at,
    is_used: false,
  };
}
