import { type Draft, draft } from '@wonderlings/kernel';
import type { Achievement, Badge, EmotionBadge, Milestone, StickerPack } from '../catalogue/catalogue.ts';
import type { RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import {
  AchievementEarned,
  BadgeEarned,
  type Deed,
  EmotionBadgeEarned,
  MilestoneReached,
  StickerPackUnlocked,
} from '../events.ts';
import { howTo } from './how-to.ts';
import type { Requirement } from './requirement.ts';

/** What is the same of everything earned, at the moment it is. */
export interface Proof {
  readonly earnedId: string;
  readonly requiredValue: number;
  readonly because: string[];
  readonly deeds: Deed[];
}

/** Something with a rule, and what is recorded when the rule is met: the words of the catalogue as they are then. */
export interface Earnable {
  readonly kind: RewardKind;
  readonly id: string;
  /** Its title in the catalogue. */
  readonly name: string;
  readonly requirement: Requirement;
  /** In a child's words. */
  readonly howTo: string;
  readonly earnedBy: (proof: Proof) => Draft;
}

export function achievementsToEarn(achievements: readonly Achievement[]): readonly Earnable[] {
  return achievements.map(({ id, name, description, icon, requirement, rewardType, rewardData }) => ({
    kind: 'achievement',
    id,
    name,
    requirement,
    howTo: howTo(requirement),
    earnedBy: (proof) =>
      draft(AchievementEarned, {
        id,
        name,
        description,
        icon,
        ...proof,
        rewardType,
        rewardData:
          'stickers' in rewardData ? { stickers: [...rewardData.stickers] } : { emoji: [...rewardData.emoji] },
      }),
  }));
}

export function badgesToEarn(badges: readonly Badge[]): readonly Earnable[] {
  return badges.map(({ id, name, description, icon, requirement, howToEarn, category, color, rarity }) => ({
    kind: 'badge',
    id,
    name,
    requirement,
    howTo: howToEarn,
    earnedBy: (proof) => draft(BadgeEarned, { id, name, description, icon, ...proof, category, color, rarity }),
  }));
}

export function milestonesToReach(milestones: readonly Milestone[]): readonly Earnable[] {
  return milestones.map(({ id, name, description, badgeIcon, badgeColor, badgeLevel, requirement, ...milestone }) => {
    const { rewardTitle, rewardDescription, rewardImage } = milestone;
    const reward = { rewardTitle, rewardDescription, rewardImage };
    const words = { id, name, description, icon: badgeIcon, color: badgeColor, level: badgeLevel, ...reward };
    return {
      kind: 'milestone',
      id,
      name,
      requirement,
      howTo: howTo(requirement),
      earnedBy: (proof) => draft(MilestoneReached, { ...words, ...proof }),
    };
  });
}

export function emotionBadgesToEarn(badges: readonly EmotionBadge[]): readonly Earnable[] {
  return badges.map(({ id, name, description, badgeImage, badgeColor, badgeLevel, criteria, howToEarn, ...badge }) => {
    const { emotion, isSpecial } = badge;
    const words = { id, name, description, icon: badgeImage, color: badgeColor, level: badgeLevel };
    return {
      kind: 'emotion-badge',
      id,
      name,
      requirement: criteria,
      howTo: howToEarn,
      earnedBy: (proof) => draft(EmotionBadgeEarned, { ...words, ...proof, emotion, isSpecial }),
    };
  });
}

export function packsToUnlock(packs: readonly StickerPack[]): readonly Earnable[] {
  return packs.map(({ id, name, description, theme, unlockRequirement, howToUnlock }) => ({
    kind: 'pack',
    id,
    name,
    requirement: unlockRequirement,
    howTo: howToUnlock,
    earnedBy: (proof) => draft(StickerPackUnlocked, { id, name, description, icon: `pack/${id}`, ...proof, theme }),
  }));
}
