import { type Page, pageOf, type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import { AFTER_ALL_INSTANTS, type PageQuery } from '@wonderlings/kernel/page-contract';
import type { GoalMetRow } from './goals/goals-table.ts';
import type { GoalMet } from './goals/weekly-goal-contract.ts';
import { goalMet } from './present.ts';
import type { EarnedRow } from './tables/earned-tables.ts';
import type { RewardRow } from './tables/rewards-table.ts';
import type { RewardReasonRow } from './tables/why-table.ts';

// Whose they are is always asked for; what a child has earned comes newest first, and is no longer than the catalogue.

export const achievementsOf = (read: ReadDatabase, childId: string) => read<EarnedRow<'achievement_id'>>`
  select * from read.user_achievements where user_id = ${childId} order by date_earned desc, achievement_id`;

export const milestonesOf = (read: ReadDatabase, childId: string) => read<EarnedRow<'milestone_id'>>`
  select * from read.user_milestones where user_id = ${childId} order by date_earned desc, milestone_id`;

export const emotionBadgesOf = (read: ReadDatabase, childId: string) => read<EarnedRow<'badge_id'>>`
  select * from read.user_badges where user_id = ${childId} order by date_earned desc, badge_id`;

export const badgesOf = (read: ReadDatabase, childId: string) => read<EarnedRow<'badge_id'>>`
  select * from read.user_badges_earned where user_id = ${childId} order by date_earned desc, badge_id`;

export const packsOf = (read: ReadDatabase, childId: string) => read<EarnedRow<'pack_id'>>`
  select * from read.user_sticker_packs where user_id = ${childId}`;

export const rewardsOf = (read: ReadDatabase, childId: string) => read<RewardRow>`
  select * from read.rewards where user_id = ${childId} order by date_unlocked desc, reward_type, reward_id`;

/** These go on from week to week. */
export async function goalsMetOf(
  read: ReadDatabase,
  childId: string,
  query: PageQuery<readonly [at: string, id: string]>,
): Promise<Page<GoalMet>> {
  const [at, id] = query.cursor ?? AFTER_ALL_INSTANTS;
  const rows = await read<GoalMetRow>`
    select * from read.goals_met
    where user_id = ${childId} and (date_met, id) < (${at}::timestamptz, ${id}::uuid)
    order by date_met desc, id desc limit ${rowsFor(query)}`;
  return pageOf(rows.map(goalMet), query, (met) => [met.dateMet, met.id]);
}

/** Why the child got it; undefined when it did not. */
export async function reasonsFor(read: ReadDatabase, childId: string, kind: string, id: string) {
  const [row] = await read<RewardReasonRow>`
    select * from read.reward_reasons where user_id = ${childId} and kind = ${kind} and reward_id = ${id}`;
  return row;
}
