import { dayNumber } from '../../../lib/local-day/local-day.ts';
import type { Answered } from './helped.ts';

/** So long a tool that did not help stands behind the others; then it may come again. "Not today" is not "never". */
export const REST_DAYS = 7;

/** Where a tool stands for one feeling, the first first. */
const STANDINGS = ['helped', 'helped-a-little', 'not-known', 'resting'] as const;
type Standing = (typeof STANDINGS)[number];

interface Asked {
  /** The id of the mood. */
  readonly feeling: string;
  /** The child's own day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The same tools in the order in which they may help. Never by chance: what helped comes first, what did not help lately
 * comes last, and what stands alike keeps its order.
 * @param answers oldest first
 */
export function orderTools<Id extends string>(
  toolIds: readonly Id[],
  answers: readonly Answered[],
  asked: Asked,
): readonly Id[] {
  const placeOf = (id: Id) => STANDINGS.indexOf(standingOf(id, answers, asked));
  return toolIds
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

function standingOf(toolId: string, answers: readonly Answered[], { feeling, today }: Asked): Standing {
  const ofTool = answers.filter((one) => one.toolId === toolId);
  // What it did for this very feeling says more than what it did for another.
  const ofFeeling = ofTool.filter((one) => one.feeling === feeling);
  const heard = ofFeeling.length > 0 ? ofFeeling : ofTool;
  const latest = heard.at(-1);
  if (latest?.answer === 'not-today' && isResting(latest.on, today)) return 'resting';
  const lasting = heard.findLast((one) => one.answer !== 'not-today');
  if (!lasting) return 'not-known';
  return lasting.answer === 'yes' ? 'helped' : 'helped-a-little';
}

/** A day in the future (a clock that was wrong) rests nothing. */
function isResting(on: string, today: string): boolean {
  const days = dayNumber(today) - dayNumber(on);
  return days >= 0 && days < REST_DAYS;
}
