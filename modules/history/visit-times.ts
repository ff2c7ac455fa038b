/** A visit: the minutes of the day of its first and its last event. */
export type Visit = readonly [first: number, last: number];

/** Events less than this apart are one visit. Product page, "Time of day". */
export const VISIT_GAP_MINUTES = 30;
export const MINUTES_A_DAY = 1_440;

/**
 * The visits of a day with one more event. In any order of events, and however often one comes, the visits are the same:
 * an afternoon that is sent late stands where it was. A day has 48 at most.
 * @param visits in the order of the day, {@link VISIT_GAP_MINUTES} apart
 */
export function withMinute(visits: readonly Visit[], minute: number): readonly Visit[] {
  const isNear = ([first, last]: Visit) => minute > first - VISIT_GAP_MINUTES && minute < last + VISIT_GAP_MINUTES;
  const near = visits.filter(isNear);
  if (near.length === 1 && near[0] && minute >= near[0][0] && minute <= near[0][1]) return visits;
  const joined: Visit = [
    Math.min(minute, ...near.map(([first]) => first)),
    Math.max(minute, ...near.map(([, last]) => last)),
  ];
  return [...visits.filter((visit) => !isNear(visit)), joined].sort(([a], [b]) => a - b);
}

/** The minute at which each visit of a day began, but for one that had begun before midnight. */
export function startsOf(visits: readonly Visit[], dayBefore: readonly Visit[]): readonly number[] {
  const lastNight = dayBefore.at(-1)?.[1];
  return visits
    .map(([first]) => first)
    .filter((first) => lastNight === undefined || first + MINUTES_A_DAY - lastNight >= VISIT_GAP_MINUTES);
}
