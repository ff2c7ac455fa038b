import { type DomainEvent, defineEvent, type EventDefinition, isEvent } from '@wonderlings/kernel';
import { LocalDate, type NewAchievement, type NewReward } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { rewardOfVersion1 } from './achievement-earned-v1.ts';
import { REWARD_KINDS, type RewardKind } from './catalogue/reward-kind-catalogue.ts';

/** Something earned, as a child looks at it. */
const SeenReward = z.object({ kind: z.enum(REWARD_KINDS), id: z.string() });
export type SeenReward = z.infer<typeof SeenReward>;

/**
 * What one of the events behind a reward was: the day it counted for, the kind of fact, and which one (an activity's
 * kind, a feeling's id, a goal's …). Never words that a child wrote.
 */
export const Deed = z.object({ day: LocalDate, of: z.string(), what: z.string().nullable() });
export type Deed = z.infer<typeof Deed>;

/**
 * Shared by everything that is earned, once and for ever. Name, description and icon are the words it was earned with, as
 * the child saw them.
 */
const earned = {
  /** Of the catalogue, e.g. `first-feeling`. */
  id: z.string(),
  earnedId: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The key of its drawing. */
  icon: z.string(),
  /** What the rule asked for then: the progress that it was earned with. */
  requiredValue: z.int().min(1),
  /** The ids of the events that earned it, in the order they counted; none for what was there from the start … */
  because: z.array(z.uuid()),
  /** … and what each of them was, in the same order. */
  deeds: z.array(Deed),
};

const Earned = z.object(earned);
export type Earned = z.infer<typeof Earned>;

/** Comes with stickers, or with emoji for the header. */
export const AchievementEarned = defineEvent({
  type: 'AchievementEarned',
  version: 2,
  schema: z.object({
    ...earned,
    rewardType: z.enum(['sticker', 'header-emoji']),
    rewardData: z.object({ stickers: z.array(z.string()).optional(), emoji: z.array(z.string()).optional() }),
  }),
  upcasters: {
    1: (data) => {
      const { userAchievementId, ...words } = VERSION_1.parse(data);
      return { ...words, earnedId: userAchievementId, deeds: [], ...rewardOfVersion1(words.id) };
    },
  },
});

const VERSION_1 = z.looseObject({ id: z.string(), userAchievementId: z.uuid() });

/** Looked for when a child opens its badges: the only reward that waits to be found. */
export const BadgeEarned = defineEvent({
  type: 'BadgeEarned',
  schema: z.object({ ...earned, category: z.string(), color: z.string(), rarity: z.string() }),
});

export const MilestoneReached = defineEvent({
  type: 'MilestoneReached',
  schema: z.object({
    ...earned,
    color: z.string(),
    level: z.int().min(1),
    rewardTitle: z.string(),
    rewardDescription: z.string(),
    rewardImage: z.string(),
  }),
});

/** For having felt something and saved it, whatever it was. */
export const EmotionBadgeEarned = defineEvent({
  type: 'EmotionBadgeEarned',
  schema: z.object({
    ...earned,
    emotion: z.string(),
    color: z.string(),
    level: z.int().min(1),
    isSpecial: z.boolean(),
  }),
});

/** All stickers of the pack that ask for nothing more are the child's. */
export const StickerPackUnlocked = defineEvent({
  type: 'StickerPackUnlocked',
  schema: z.object({ ...earned, theme: z.string() }),
});

/** What each kind of reward is recorded as: the one place that says so. */
export const REWARD_EVENTS = {
  achievement: AchievementEarned,
  badge: BadgeEarned,
  milestone: MilestoneReached,
  'emotion-badge': EmotionBadgeEarned,
  pack: StickerPackUnlocked,
} as const satisfies Record<RewardKind, EventDefinition<string, Earned>>;
export type RewardDefinition = (typeof REWARD_EVENTS)[RewardKind];

type KindOf = { readonly [Kind in RewardKind as (typeof REWARD_EVENTS)[Kind]['type']]: Kind };
// Object.fromEntries forgets which pairs it was given.
const KIND_OF = Object.fromEntries(REWARD_KINDS.map((kind) => [REWARD_EVENTS[kind].type, kind])) as KindOf;

/** The same the other way round. */
export const rewardKindOf = <Type extends keyof KindOf>(event: { readonly type: Type }): KindOf[Type] =>
  KIND_OF[event.type];

/** The Monday of the week that a goal is for: local Monday to Sunday. */
const week = LocalDate;
const goal = { goal: z.string(), category: z.string(), week };

/** The child's goal for the week, in place of another one if it had one. */
export const GoalChosen = defineEvent({ type: 'GoalChosen', schema: z.object(goal) });
/** "I did it", at most once a local date; for goals that no event of ours can see. */
export const GoalTicked = defineEvent({ type: 'GoalTicked', schema: z.object(goal) });
export const GoalSetAside = defineEvent({ type: 'GoalSetAside', schema: z.object(goal) });
/** The goal of a week was met, once; `id` is the goal's. */
export const GoalMet = defineEvent({
  type: 'GoalMet',
  schema: z.object({ ...earned, category: z.string(), week }),
});

/** The child has looked at these: they are not new any more. */
export const RewardsSeen = defineEvent({
  type: 'RewardsSeen',
  schema: z.object({ rewards: z.array(SeenReward).min(1) }),
});

/** What an act earned, for its answer, in the words it was earned with; the fields are the kernel's `earnedByAct`. */
export function earnedIn(events: readonly DomainEvent[]): EarnedInAct {
  return { newAchievements: newAchievementsIn(events), newRewards: newRewardsIn(events) };
}

interface EarnedInAct {
  readonly newAchievements: NewAchievement[];
  readonly newRewards: NewReward[];
}

function newAchievementsIn(events: readonly DomainEvent[]): NewAchievement[] {
  return events
    .filter((event) => isEvent(AchievementEarned, event))
    .map(({ data: { earnedId, id, icon, name, description } }) => ({
      id: earnedId,
      achievement: { id, icon, name, description },
    }));
}

/** Achievements have a list of their own, which is the specification's. */
const NEWS: readonly (readonly [NewReward['kind'], EventDefinition<string, Earned>])[] = [
  ...REWARD_KINDS.filter((kind) => kind !== 'achievement').map((kind) => [kind, REWARD_EVENTS[kind]] as const),
  ['goal', GoalMet],
];

function newRewardsIn(events: readonly DomainEvent[]): NewReward[] {
  return events.flatMap((event) =>
    NEWS.flatMap(([kind, definition]) => {
      if (!isEvent(definition, event)) return [];
      const { id, name, description, icon } = event.data;
      return [{ kind, id, name, description, icon }];
    }),
  );
}
