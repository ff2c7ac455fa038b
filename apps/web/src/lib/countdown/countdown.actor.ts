import { type EventObject, fromCallback } from 'xstate';
import { leftAt, msToNextSecond } from './countdown.ts';

/** Sent once a second, and once at zero. */
export interface TickEvent extends EventObject {
  readonly type: 'tick';
  readonly leftMs: number;
}

/**
 * Counts down from `leftMs` by the device's clock, not by counted ticks: after a sleep it knows at once how late it is.
 * Stops by itself at zero.
 */
export const countdown = fromCallback<EventObject, { readonly leftMs: number }, TickEvent>(({ input, sendBack }) => {
  const endsAt = Date.now() + input.leftMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const leftMs = leftAt(endsAt, Date.now(), input.leftMs);
    sendBack({ type: 'tick', leftMs });
    if (leftMs > 0) wait(leftMs);
  };
  const wait = (leftMs: number) => {
    timer = setTimeout(tick, msToNextSecond(leftMs));
  };
  const wake = () => {
    if (document.visibilityState === 'visible') {
      clearTimeout(timer);
      tick();
    }
  };
  wait(input.leftMs);
  // A sleeping page's timer comes late: whoever looks again sees the right second at once.
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
});
