import { localDateIn, type ModuleDependencies, ownChild, type Route, route } from '@wonderlings/kernel';
import { numberOf } from './catalogue.ts';
import { getWonderlingMessage } from './contract.ts';
import { buddyOf, lastVisitOf } from './queries.ts';
import { welcomeOf } from './welcome.ts';

export function companionsRoutes({ read }: ModuleDependencies): readonly Route[] {
  return [
    route(getWonderlingMessage, async ({ childId, params, context }) => {
      const id = ownChild(childId, params.userId);
      const { now, timeZone } = context(id);
      const [buddy, lastVisit] = await Promise.all([buddyOf(read, id), lastVisitOf(read, id)]);
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
