/** How many panes of a month's window have the light on: more days, more panes; none without a visit. */
export const monthPanes = (days: number): number => (days === 0 ? 0 : days < 6 ? 1 : days < 13 ? 2 : days < 20 ? 3 : 4);
