import type { Children, ModuleDependencies, RouteRequest } from '@wonderlings/kernel';
import { runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { saveMood } from './contract.ts';
import { journal } from './index.ts';
import { saveMood as decideSaveMood } from './journal.decide.ts';
import { journalRoutes } from './routes.ts';

it('answers the streak to a further mood of the day although the read model is far behind', async () => {
  const body = { feeling: 'Okay', note: null, emoji: null };
  const act = [testContext(), decideSaveMood(body)] as const;
  const { events, states } = runActs({ facets: journal.facets, reactions: [] }, [act, act]);
  const state = states.get('journal');
  const outcome = { events: events.slice(-1), replayed: false, state };
  // The route asks for the state of the journal's own facet.
  const children = { execute: async () => outcome } as Pick<Children, 'execute'> as Children;
  // The route uses these two only, of its dependencies and of its request.
  const read = Object.assign(async () => [], { rows: () => async () => [] });
  const routes = journalRoutes({ children, read } as Partial<ModuleDependencies> as ModuleDependencies);
  const request = { childId: TEST_CHILD, body, context: () => testContext() } as Partial<RouteRequest> as RouteRequest;
  expect(await routes.find(({ endpoint }) => endpoint === saveMood)?.handle(request)).toMatchObject({
    feeling: 'Okay',
    streak: { currentStreak: 1, longestStreak: 1, totalCheckIns: 1, restDayUsed: false },
    newAchievements: [],
  });
});
