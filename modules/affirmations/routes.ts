import { asOf, type ModuleDependencies, type Route, route } from '@wonderlings/kernel';
import { keepAffirmation } from './affirmations.decide.ts';
import * as contract from './contract.ts';
import { keptAffirmation } from './kept-affirmation.ts';
import { affirmationsOf } from './queries.ts';

/** Answers for the child of the session, whatever id was asked for: the HTTP shell has refused all other ids. */
export function affirmationsRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  return [
    route(contract.listAffirmations, ({ childId, query }) => affirmationsOf(read, childId, query)),
    route(contract.keepAffirmation, async ({ childId, body, context }) => {
      const when = asOf(context(childId), body.timestamp);
      const { events, state } = await children.execute(childId, keepAffirmation(body), when);
      return keptAffirmation(childId, events, state);
    }),
  ];
}
