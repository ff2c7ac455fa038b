/** The tallest tree there is, a coast redwood, is 116 m. */
export const TALLEST_CM = 12_000;
const STEPS_PER_CM = 10;

/** What a child typed as centimeters, in steps of 0.1; `null` for nothing, zero, less, or no number. A comma is a point. */
export function heightOf(typed: string): number | null {
  const cm = Math.round(Number(typed.trim().replace(',', '.')) * STEPS_PER_CM) / STEPS_PER_CM;
  return cm > 0 && Number.isFinite(cm) ? cm : null;
}
