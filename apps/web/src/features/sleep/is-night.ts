/** When a child's screen should be dim: from seven in the evening to seven in the morning, by the clock on the wall. */
export function isNight(hour: number): boolean {
  return hour >= 19 || hour < 7;
}
