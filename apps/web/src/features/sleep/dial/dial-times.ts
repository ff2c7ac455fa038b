const MINUTES_PER_DAY = 24 * 60;
/** A quarter of an hour, which is as near as a child knows when it fell asleep. */
export const STEP = 15;
/** What Page Up and Page Down go. */
export const BIG_STEP = 60;
/** The last time on the dial. */
export const LAST = MINUTES_PER_DAY - STEP;

/** `1230` of `"20:30"` */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `"20:30"` of `1230`, and of a day more or less. */
export function timeOf(minutes: number): string {
  const inDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** On to the next step of the dial: `"20:38"` and 15 is `"20:45"`. */
export function stepped(time: string, by: number): string {
  const whole = minutesOf(time) / STEP;
  return timeOf((by < 0 ? Math.ceil(whole) : Math.floor(whole)) * STEP + by);
}

/** The time that a finger points to, `x` to the right and `y` down from the middle; midnight is on top. */
export function timeAt(x: number, y: number): string {
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return timeOf(Math.round((turns * MINUTES_PER_DAY) / STEP) * STEP);
}

/** Where a time is on a ring of a radius, from its middle. */
export function placeOf(time: string, radius: number): readonly [x: number, y: number] {
  const angle = (minutesOf(time) / MINUTES_PER_DAY) * 2 * Math.PI;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** From going to bed to waking up; the same time twice is a whole day. */
export function minutesBetween(bedtime: string, wakeup: string): number {
  const minutes = minutesOf(wakeup) - minutesOf(bedtime);
  return minutes > 0 ? minutes : minutes + MINUTES_PER_DAY;
}
