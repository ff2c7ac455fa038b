import { ActivityCompleted, ActivityStarted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { JournalEntryWritten, MoodSaved } from '@wonderlings/journal/events';
import { DomainError, defineFacet } from '@wonderlings/kernel';
import { BadgeEarned, GoalChosen } from '@wonderlings/rewards/events';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { ExportExpired, ExportRequested, ExportStopped, HistoryDownloaded, HistoryImported } from './events.ts';

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

const EXPORT_EVENTS = [ExportRequested, ExportStopped, HistoryDownloaded, ExportExpired] as const;

export interface TakeAlong {
  readonly isEmpty: boolean;
  /** The file that was asked for last, while nothing has been told of what became of it. */
  readonly openExport: string | null;
  /** The revision of the last entry that is coming in; -1 where no history was brought in. */
  readonly comesInUntil: number;
}

type Listened = (typeof DEEDS)[number] | (typeof EXPORT_EVENTS)[number] | typeof HistoryImported;

/** Whether a history can be brought in, whether one is just coming, and what became of a file that was asked for. */
export const takeAlongFacet = defineFacet<TakeAlong, Listened>({
  name: 'take-along',
  initial: { isEmpty: true, openExport: null, comesInUntil: -1 },
  events: [...DEEDS, ...EXPORT_EVENTS, HistoryImported],
  evolve(state, event) {
    switch (event.type) {
      case 'ExportRequested':
        return { ...state, openExport: event.data.exportId };
      case 'ExportStopped':
      case 'HistoryDownloaded':
      case 'ExportExpired':
        return event.data.exportId === state.openExport ? { ...state, openExport: null } : state;
      case 'HistoryImported':
        // One that is among the entries is of the history's own past.
        if (event.revision <= state.comesInUntil) return state;
        return { ...state, isEmpty: false, comesInUntil: event.revision + event.data.entries };
      default:
        return state.isEmpty ? { ...state, isEmpty: false } : state;
    }
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
