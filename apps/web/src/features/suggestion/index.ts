// The one suggestion of home, by published rules, and what the device keeps for it.

export {
  type DayKept,
  dayDocument,
  doneOn,
  noteDone,
  suggestedBefore,
  withDone,
  withSuggested,
} from './day.document.ts';
export { FEELING_WORDS, suggest, TOOLS_OF_MOODS } from './suggest.ts';
export type { Suggested, SuggestionInput } from './suggestion.ts';
export { type Register, type Slot, slotAt } from './suggestion.ts';
