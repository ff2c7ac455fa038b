import { asOf, DomainError, type ModuleDependencies, type ReadDatabase, type Route, route } from '@wonderlings/kernel';
import { completeSession, saveSession } from './activities.decide.ts';
import * as contract from './contract.ts';
import { sessionById, sessionsOf } from './queries.ts';
import { savedSession } from './saved-session.ts';

/** Answers for the child of the session, whatever id was asked for: the HTTP shell has refused all other ids. */
export function activitiesRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  return [
    route(contract.listSessions, ({ childId, query }) => sessionsOf(read, childId, query)),

    route(contract.saveSession, async ({ childId, body, context }) => {
      const when = asOf(context(childId), body.timestamp);
      const saved = savedSession((await children.execute(childId, saveSession(body), when)).events);
      if (!saved) throw new Error('A recorded activity has an event');
      return saved;
    }),

    route(contract.completeSession, async ({ childId, params, body, context }) => {
      const when = asOf(context(childId), body.timestamp);
      const { events } = await children.execute(childId, completeSession(params.id, body), when);
      return savedSession(events) ?? (await completedBefore(read, childId, params.id));
    }),
  ];
}

/** The answer about a session that is not open. Throws unless it is the child's own, and completed. */
async function completedBefore(read: ReadDatabase, childId: string, id: string): Promise<contract.SavedSession> {
  const session = await sessionById(read, id);
  if (!session) throw new DomainError('not-found', 'activities.unknown', 'There is no such activity.');
  if (session.userId !== childId) throw new DomainError('forbidden', 'user.foreign', 'This belongs to somebody else.');
  if (session.completed) return { ...session, newAchievements: [], newRewards: [] };
  const sentence = 'This began too long ago. You can start again.';
  throw new DomainError('conflict', 'activities.given-up', sentence);
}
