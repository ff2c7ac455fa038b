import { defineFacet, type EventOf } from '@wonderlings/kernel';
import { ActivityCompleted, ActivityStarted } from './events.ts';

type Session = EventOf<typeof ActivityStarted>['data'];

/** The sessions that were begun and not completed, oldest first: all that a decision needs to know. */
export type OpenSessions = readonly Session[];

/** Sessions that are begun and never finished must not grow what is known of a child; the oldest are given up. */
export const MOST_OPEN_SESSIONS = 20;

export const activitiesFacet = defineFacet<OpenSessions, typeof ActivityStarted | typeof ActivityCompleted>({
  name: 'activities',
  initial: [],
  events: [ActivityStarted, ActivityCompleted],
  evolve(open, { type, data }) {
    switch (type) {
      case 'ActivityStarted':
        return [...open, data].slice(-MOST_OPEN_SESSIONS);
      case 'ActivityCompleted':
        return open.some(({ sessionId }) => sessionId === data.sessionId)
          ? open.filter(({ sessionId }) => sessionId !== data.sessionId)
          : open;
    }
  },
});
