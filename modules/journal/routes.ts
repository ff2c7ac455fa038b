import { type CommandContext, localDateIn, type ModuleDependencies, type Route, route } from '@wonderlings/kernel';
import * as contract from './contract.ts';
import { saveMood } from './journal.decide.ts';
import { moodsOf, streaksOf } from './queries.ts';
import { achievementsIn, moodIn, streakIn } from './saved-mood.ts';
import { streakAsOf } from './streak-now.ts';
import { JOURNAL_STREAK } from './tables.ts';

/** Whoever is asked for, the child of the session answers: the HTTP shell has refused everybody else's id. */
export function journalRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  const streaks = async (childId: string, today: string) =>
    (await streaksOf(read, childId)).map((row) => streakAsOf(row, today));

  /** After a further mood of a day, which moved no streak. */
  async function streakOn(childId: string, day: string): Promise<contract.SaveMoodAnswer['streak']> {
    const known = (await streaks(childId, day)).find(({ streakType }) => streakType === JOURNAL_STREAK);
    // Only a read model that is far behind has no row here; the day that was just saved is one in any case.
    const { currentStreak = 1, longestStreak = 1, totalCheckIns = 1 } = known ?? {};
    return { currentStreak, longestStreak, totalCheckIns, restDayUsed: false };
  }

  return [
    route(contract.listMoods, async ({ childId }) => moodsOf(read, childId)),
    route(contract.saveMood, async ({ childId, body, context }) => {
      const { events } = await children.execute(childId, saveMood(body), context(childId));
      const mood = moodIn(events);
      const streak = streakIn(events) ?? (await streakOn(childId, mood.localDate));
      return { ...mood, streak, newAchievements: achievementsIn(events) };
    }),
    ...[contract.listStreaks, contract.listStreaksOf].map((endpoint) =>
      route(endpoint, async ({ childId, context }) => streaks(childId, todayOf(context(childId)))),
    ),
  ];
}

const todayOf = ({ now, timeZone }: CommandContext): string => localDateIn(now, timeZone);
