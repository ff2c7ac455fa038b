import type { Answered } from './helped.ts';
import { orderTools } from './order-tools.ts';

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
