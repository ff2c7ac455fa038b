import { assembleModules, dayNumber } from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { goalsMet } from '../../modules/rewards/goals/goals-table.ts';
import { EARNABLES } from '../../modules/rewards/rules/shipped-rules.ts';
import {
  userAchievements,
  userBadges,
  userBadgesEarned,
  userMilestones,
  userStickerPacks,
} from '../../modules/rewards/tables/earned-tables.ts';
import { rewards } from '../../modules/rewards/tables/rewards-table.ts';
import { rewardReasons } from '../../modules/rewards/tables/why-table.ts';
import { FIRST_DAY, keenYear } from './keen-year.ts';

const composition = assembleModules(MODULES);
const { events, states } = runActs(composition, keenYear());
const dayOf = (localDate: string) => dayNumber(localDate) - dayNumber(FIRST_DAY) + 1;

/** Everything earned, by the day of the year, in as few letters as say it: what, for how many events. */
function story(): string {
  const reasons = rowsAfter(rewardReasons, events).map(({ kind, reward_id, local_date, because }) => {
    return `day ${String(dayOf(local_date)).padStart(3)}  ${kind} ${reward_id}, for ${because.events.length}`;
  });
  const goals = rowsAfter(goalsMet, events).map(({ goal_id, local_date, week }) => {
    return `day ${String(dayOf(local_date)).padStart(3)}  goal ${goal_id}, of the week from day ${dayOf(week)}`;
  });
  const newOnes = [
    rowsAfter(userAchievements, events),
    rowsAfter(userMilestones, events),
    rowsAfter(userBadges, events),
    rowsAfter(userBadgesEarned, events),
    rowsAfter(userStickerPacks, events),
  ].map((rows) => `${rows.filter((row) => row.is_new).length} new of ${rows.length}`);
  const gifts = rowsAfter(rewards, events);
  const used = gifts.filter(({ is_used }) => is_used).length;
  return [
    ...reasons,
    ...goals,
    ...newOnes,
    `rewards: ${gifts.length} rows, ${used} used`,
    `events: ${events.length}`,
    '',
  ].join('\n');
}

describe('a keen child’s year', () => {
  // A rule that changes changes this file: look at every line of the difference before taking it.
  it('is rewarded on these days, for so many events', async () => {
    await expect(story()).toMatchFileSnapshot('./golden-year.txt');
  });

  it('is a few thousand events long, and has everything there is at its end', () => {
    expect(events.length).toBeGreaterThan(2_000);
    const earned = new Set(rowsAfter(rewardReasons, events).map(({ kind, reward_id }) => `${kind}/${reward_id}`));
    expect(EARNABLES.map(({ kind, id }) => `${kind}/${id}`).filter((key) => !earned.has(key))).toEqual([]);
  });

  it('brings no rare badge in its first month, no epic one in its first two, and never too much on a day', () => {
    const badges = rowsAfter(userBadgesEarned, events);
    const first = (rarity: string) =>
      Math.min(
        ...badges
          .filter(({ details }) => details.rarity === rarity)
          .map(({ date_earned }) => dayOf(date_earned.slice(0, 10))),
      );
    expect(first('rare')).toBeGreaterThan(30);
    expect(first('epic')).toBeGreaterThan(60);
    const days = rowsAfter(rewardReasons, events).map(({ local_date }) => local_date);
    const most = Math.max(...days.map((day) => days.filter((other) => other === day).length));
    expect(most).toBeLessThanOrEqual(12);
  });

  it('leaves the same state after a replay', () => {
    expect(replayed(composition, events)).toEqual(states);
  });
});
