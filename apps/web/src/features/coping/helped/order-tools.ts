import { dayNumber } from '../../../lib/local-day/local-day.ts';
import type { Answered } from './helped.ts';

/** So long a tool that did not help stands behind the others; then it may come again. "Not today" is not "never". */
export const REST_DAYS = 7;

/** How a tool ranks for one feeling, the first first. */
const RANKS = ['helped', 'helped-a-little', 'unknown', 'resting'] as const;
type Rank = (typeof RANKS)[number];

interface Asked {
  /** The id of the mood. */
  readonly feeling: string;
  /** The child's own day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The same tools in the order in which they may help. Never by chance: what helped comes first, what did not help lately
 * comes last, and what ranks alike keeps its order.
 * @param answers oldest first
 */
export function orderTools<Id extends string>(
  toolIds: readonly Id[],
  answers: readonly Answered[],
  asked: Asked,
): readonly Id[] {
  const placeOf = (id: Id) => RANKS.indexOf(rankOf(id, answers, asked));
  return toolIds
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

function rankOf(toolId: string, answers: readonly Answered[], { feeling, today }: Asked): Rank {
  const ofTool = answers.filter((one) => one.toolId === toolId);
  // What it did for this very feeling says more than what it did for another.
  const ofFeeling = ofTool.filter((one) => one.feeling === feeling);
  const heard = ofFeeling.length > 0 ? ofFeeling : ofTool;
  const latest = heard.at(-1);
  if (latest?.answer === 'not-today' && isResting(latest.on, today)) return 'resting';
  const lasting = heard.findLast((one) => one.answer !== 'not-today');
  if (!lasting) return 'unknown';
  return lasting.answer === 'yes' ? 'helped' : 'helped-a-little';
}

/** A day in the future (a clock that was wrong) rests nothing. */
function isResting(on: string, today: string): boolean {
  const days = dayNumber(today) - dayNumber(on);
  return days >= 0 && days < REST_DAYS;
}

export interface MoodToHelp {
  readonly id: string;
  readonly suggestedToolIds: readonly string[];
}

/** More would be a list to work through. */
const OFFERED = 2;

/**
 * The tools to offer after a feeling was saved. What a child has found for this very feeling is among them, also when the
 * journal would not have thought of it.
 * @param today the child's own day, `YYYY-MM-DD`
 */
export function toolsToOffer(mood: MoodToHelp, answers: readonly Answered[], today: string): readonly string[] {
  const found = answers.filter(({ feeling, answer }) => feeling === mood.id && answer === 'yes');
  const all = new Set([...mood.suggestedToolIds, ...found.map(({ toolId }) => toolId)]);
  return orderTools([...all], answers, { feeling: mood.id, today }).slice(0, OFFERED);
}
