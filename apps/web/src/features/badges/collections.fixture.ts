import type { RewardProgress, UserBadge, UserMilestone } from '@wonderlings/rewards/contract';

const AT = '2026-11-12T12:00:00.000Z';

export const firstPuff = (changes: Partial<UserBadge> = {}): UserBadge => ({
  id: 'row-1',
  userId: 'maya',
  dateEarned: AT,
  localDate: '2026-11-12',
  isNew: false,
  progress: 1,
  badgeId: 'first-puff',
  badge: {
    id: 'first-puff',
    icon: 'badge/first-puff',
    name: 'First Puff',
    description: 'You breathed with the cloud dragon for the first time.',
    category: 'breathwork',
    color: '#4FA3C7',
    rarity: 'common',
  },
  ...changes,
});

export const fiveCheckIns: UserMilestone = {
  id: 'row-2',
  userId: 'maya',
  dateEarned: '2026-11-14T12:00:00.000Z',
  localDate: '2026-11-14',
  isNew: true,
  progress: 5,
  milestoneId: 'check-in-5',
  milestone: {
    id: 'check-in-5',
    icon: 'milestone/check-in-5',
    name: 'Five Check-Ins',
    description: 'You checked in five times.',
    color: '#D98A4B',
    level: 1,
    rewardTitle: 'Pebble Path',
    rewardDescription: 'The path to your treehouse gets its first stones.',
    rewardImage: 'milestone/check-in-5',
  },
};

export const littleBreeze: RewardProgress = {
  kind: 'badge',
  id: 'little-breeze',
  current: 1,
  needed: 3,
  words: '1 of 3 days. Any days count.',
  howTo: 'Breathe on 3 different days.',
};
