import {
  type CommandContext,
  localDateIn,
  type ModuleDependencies,
  ownChild,
  type Route,
  route,
} from '@wonderlings/kernel';
import * as contract from './contract.ts';
import { saveMood } from './journal.decide.ts';
import { moodsOf, streaksOf } from './queries.ts';
import { achievementsIn, moodIn, streakIn } from './saved-mood.ts';
import { streakAsOf } from './streak-now.ts';
import { JOURNAL_STREAK } from './tables.ts';

export function journalRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  const streaks = async (childId: string, today: string) =>
    (await streaksOf(read, childId)).map((row) => streakAsOf(row, today));

  return [
    route(contract.listMoods, async ({ childId, query }) => moodsOf(read, ownChild(childId, query.userId))),

    route(contract.saveMood, async ({ childId, body, context }) => {
      const { events } = await children.execute(childId, saveMood(body), context(childId));
      const mood = moodIn(events);
      const streak = streakIn(events) ?? (await streakOnDay(mood.localDate));
      return { ...mood, streak, newAchievements: achievementsIn(events) };

      async function streakOnDay(day: string) {
        const known = (await streaks(childId, day)).find(({ streakType }) => streakType === JOURNAL_STREAK);
        // Only a read model that is far behind has no row here; the day that was just saved is one in any case.
        const { currentStreak = 1, longestStreak = 1, totalCheckIns = 1 } = known ?? {};
        return { currentStreak, longestStreak, totalCheckIns, restDayUsed: false };
      }
    }),

    route(contract.listStreaks, async ({ childId, query, context }) =>
      streaks(ownChild(childId, query.userId), todayOf(context(childId))),
    ),
    route(contract.listStreaksOf, async ({ childId, params, context }) =>
      streaks(ownChild(childId, params.userId), todayOf(context(childId))),
    ),
  ];
}

const todayOf = ({ now, timeZone }: CommandContext): string => localDateIn(now, timeZone);
