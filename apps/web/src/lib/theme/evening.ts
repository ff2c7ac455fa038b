// For the script before the first paint, too, so nothing of React is here.

/** From 18:00, and until 05:00, by the device's clock: the land is dark, and words are quiet. */
const [BEGINS, ENDS] = [18, 5];

export function isEvening(now: Date): boolean {
  const hour = now.getHours();
  return hour >= BEGINS || hour < ENDS;
}

/** Says so on the page, for its styles: before anything is painted, and again when the time comes. */
export function showEvening(now: Date): void {
  document.documentElement.toggleAttribute('data-evening', isEvening(now));
}
