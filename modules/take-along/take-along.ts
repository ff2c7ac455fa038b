import { ActivityCompleted, ActivityStarted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { JournalEntryWritten, MoodSaved } from '@wonderlings/journal/events';
import { DomainError, defineFacet } from '@wonderlings/kernel';
import { BadgeEarned, GoalChosen } from '@wonderlings/rewards/events';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { HistoryImported } from './events.ts';

/** What a child did itself. With none of them an account is empty, in any colors and however often it was opened. */
const DEEDS = [
  MoodSaved,
  JournalEntryWritten,
  ActivityStarted,
  ActivityCompleted,
  AffirmationKept,
  StickerPlaced,
  GoalChosen,
  BadgeEarned,
] as const;

export interface TakeAlong {
  readonly isEmpty: boolean;
  /** The revision of the last entry that is coming in; -1 where no history was brought in. */
  readonly comesInUntil: number;
}

/** Whether a history can be brought in, and whether one is just coming. */
export const takeAlongFacet = defineFacet<TakeAlong, (typeof DEEDS)[number] | typeof HistoryImported>({
  name: 'take-along',
  initial: { isEmpty: true, comesInUntil: -1 },
  events: [...DEEDS, HistoryImported],
  evolve(state, event) {
    // One that is among the entries is of the history's own past.
    if (event.type === HistoryImported.type && event.revision > state.comesInUntil) {
      return { isEmpty: false, comesInUntil: event.revision + event.data.entries };
    }
    return state.isEmpty ? { ...state, isEmpty: false } : state;
  },
  // What is decided on half a history would be decided wrongly, and would stand in the middle of it.
  refusesActs: ({ comesInUntil }, revision) => (revision < comesInUntil ? comingIn() : null),
});

const AGAIN_AFTER_SECONDS = 3;
const comingIn = () =>
  new DomainError(
    'unavailable',
    'import.running',
    'Your history is just coming in. Please try again in a moment.',
    undefined,
    AGAIN_AFTER_SECONDS,
  );
