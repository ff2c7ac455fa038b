import type { Progress, Requirement } from './requirement.ts';

/** How far a child is, in its own words; null where there is nothing to count. */
export function progressWords(requirement: Requirement, { current, needed, met }: Progress): string | null {
  if (met) return 'You did it.';
  if ('allOf' in requirement || 'anyOf' in requirement) return `${current} of ${needed} steps.`;
  if ('streak' in requirement) return `Your longest is ${current}.`;
  if ('days' in requirement) return `${current} of ${needed} days. Any days count.`;
  if ('distinct' in requirement || 'count' in requirement) return `${current} of ${needed} so far.`;
  return null;
}
