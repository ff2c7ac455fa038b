import type { EventDefinition } from '@wonderlings/kernel';
import {
  ACHIEVEMENTS,
  BADGES,
  EMOTION_BADGES,
  MILESTONES,
  STICKER_PACKS,
  WEEKLY_GOALS,
} from '@wonderlings/rewards/catalogue';
import {
  AchievementEarned,
  BadgeEarned,
  EmotionBadgeEarned,
  GoalChosen,
  GoalMet,
  GoalSetAside,
  GoalTicked,
  MilestoneReached,
  RewardsSeen,
  StickerPackUnlocked,
} from '@wonderlings/rewards/events';
import { STICKERS } from '@wonderlings/stickers/catalogue';
import { StickerMoved, StickerPlaced, StickerRemoved, StickerUnlocked } from '@wonderlings/stickers/events';
import { EARNED_EMOJI, HEADER_EMOJI } from '@wonderlings/stickers/header-emoji-catalogue';
import { describeByName, describeType, type EventDescription, namesOf } from './event-description.ts';

const GOALS = new Map(WEEKLY_GOALS.map(({ id, title }) => [id, title]));
const STICKER_NAMES = new Map([...namesOf(STICKERS), ...namesOf(HEADER_EMOJI), ...namesOf(EARNED_EMOJI)]);

const earned = (
  definition: EventDefinition<string, { readonly id: string }>,
  catalogue: readonly { readonly id: string; readonly name: string }[],
): EventDescription =>
  describeByName(definition, { kind: 'won', slot: 'name', idOf: ({ id }) => id, names: namesOf(catalogue) });

const goal = <Data>(definition: EventDefinition<string, Data>, idOf: (data: Data) => string): EventDescription =>
  describeByName(definition, { kind: 'won', slot: 'goal', idOf, names: GOALS });

const sticker = (definition: EventDefinition<string, { readonly stickerId: string }>): EventDescription =>
  describeByName(definition, {
    kind: 'stickers',
    slot: 'name',
    idOf: ({ stickerId }) => stickerId,
    names: STICKER_NAMES,
  });

/** What a child earned, the goals of its weeks, and its stickers. */
export const EARNED_DESCRIPTIONS: readonly EventDescription[] = [
  goal(GoalChosen, (data) => data.goal),
  goal(GoalTicked, (data) => data.goal),
  goal(GoalMet, (data) => data.id),
  describeType(GoalSetAside, { kind: 'won' }),
  earned(AchievementEarned, ACHIEVEMENTS),
  earned(MilestoneReached, MILESTONES),
  earned(EmotionBadgeEarned, EMOTION_BADGES),
  earned(BadgeEarned, BADGES),
  earned(StickerPackUnlocked, STICKER_PACKS),
  describeType(RewardsSeen, { kind: 'won' }),
  sticker(StickerUnlocked),
  sticker(StickerPlaced),
  sticker(StickerMoved),
  sticker(StickerRemoved),
];
