/** The calendar day `day` days after 2026-05-01, for tests. */
export function dateOfDay(day: number): string {
  return new Date(Date.UTC(2026, 4, 1 + day)).toISOString().slice(0, 10);
}
