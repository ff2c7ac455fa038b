import {
  asOf,
  type CommandContext,
  localDateIn,
  type ModuleDependencies,
  type Route,
  route,
} from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import * as contract from './contract.ts';
import { eraseNote } from './erase-note.ts';
import { saveMood } from './journal.decide.ts';
import { gardenOf, moodsOf, streaksOf, totalsOf } from './queries.ts';
import { moodIn, streakIn, streakOf } from './saved-mood.ts';
import { streakAsOf } from './streak-now.ts';

/** Answers for the child of the session, whatever id was asked for: the HTTP shell has refused all other ids. */
export function journalRoutes(dependencies: ModuleDependencies): readonly Route[] {
  const { children, read } = dependencies;
  const streaks = async (childId: string, today: string) =>
    (await streaksOf(read, childId)).map((row) => streakAsOf(row, today));

  return [
    route(contract.listMoods, ({ childId, query }) => moodsOf(read, childId, query)),
    route(contract.listGardenDays, ({ childId, query }) => gardenOf(read, childId, query)),
    route(contract.getJournalTotals, ({ childId }) => totalsOf(read, childId)),
    route(contract.saveMood, async ({ childId, body, context }) => {
      const { events, state } = await children.execute(childId, saveMood(body), asOf(context(childId), body.timestamp));
      const streak = streakIn(events) ?? streakOf(state);
      return {
        ...moodIn(events),
        streak,
        ...earnedIn(events),
      };
    }),
    route(contract.eraseNote, async ({ childId, params, context }) => {
      await eraseNote(dependencies, childId, params.moodId, context(childId));
      return { ok: true } as const;
    }),
    ...[contract.listStreaks, contract.listStreaksOf].map((endpoint) =>
      route(endpoint, async ({ childId, context }) => streaks(childId, todayOf(context(childId)))),
    ),
  ];
}

const todayOf = ({ now, timeZone }: CommandContext): string => localDateIn(now, timeZone);
