import { localDateIn, type ModuleDependencies, type Route, route } from '@wonderlings/kernel';
import { COMPANIONS, numberOf } from './catalogue.ts';
import { getWonderlingMessage, listWonderlings, type Wonderling } from './contract.ts';
import { buddyOf, lastVisitOf } from './queries.ts';
import { welcomeOf } from './welcome.ts';

const CAST: Wonderling[] = COMPANIONS.map((companion) => ({
  id: numberOf(companion),
  name: companion.name,
  personality: companion.personality,
  mascotImage: companion.artKey,
}));

/** Answers for the child of the session, whatever id was asked for: the HTTP shell has refused all other ids. */
export function companionsRoutes({ read }: ModuleDependencies): readonly Route[] {
  return [
    route(listWonderlings, async () => CAST),
    route(getWonderlingMessage, async ({ childId, context }) => {
      const { now, timeZone } = context(childId);
      const [buddy, lastVisit] = await Promise.all([buddyOf(read, childId), lastVisitOf(read, childId)]);
      return {
        message: welcomeOf(buddy, localDateIn(now, timeZone), lastVisit).text,
        wonderling: {
          id: numberOf(buddy),
          name: buddy.name,
          avatar: buddy.artKey,
          personality: buddy.personality,
        },
      };
    }),
  ];
}
