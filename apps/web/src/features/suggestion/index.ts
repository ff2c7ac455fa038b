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
export { type Slot, slotAt } from './slots.ts';
export { suggest } from './suggest.ts';
export type { Suggested, SuggestionInput } from './suggestion.ts';
export { TOOLS_OF_MOODS } from './tools-of-moods.ts';
