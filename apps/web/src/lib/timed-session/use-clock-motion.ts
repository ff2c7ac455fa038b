import { type RefObject, useEffect, useRef } from 'react';
import { elapsedMs, type SteadyClock } from './steady-clock.ts';

/** Key frames and their times, as `element.animate` takes them; time 0 is the start of the session. */
export interface ClockMotion {
  readonly keyframes: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

interface ClockMotionOptions {
  /** What an element that carries `data-moves` does. Keep it one function while that stays the same. */
  readonly motionOf: (data: DOMStringMap) => ClockMotion;
  readonly clock: SteadyClock;
  /** Changes with every tick: then the picture is held against the clock again. */
  readonly shownMs: number;
  /** For whom nothing may move. */
  readonly still: boolean;
}

/** Further than this from the clock, what is seen is put right. */
const TOLERANCE_MS = 40;

/**
 * Moves all that carries `data-moves` in `stage` by a session's clock, off the main thread: held when the clock is held, and put
 * right after a sleep.
 */
export function useClockMotion(
  stage: RefObject<Element | null>,
  { motionOf, clock, shownMs, still }: ClockMotionOptions,
): void {
  const moving = useRef<readonly Animation[]>([]);
  useEffect(() => {
    if (still || !stage.current) return;
    moving.current = [...stage.current.querySelectorAll<HTMLElement>('[data-moves]')].map((element) => {
      const { keyframes, timing } = motionOf(element.dataset);
      const animation = element.animate(keyframes, { fill: 'both', ...timing });
      animation.pause();
      return animation;
    });
    return () => {
      for (const animation of moving.current) animation.cancel();
      moving.current = [];
    };
  }, [stage, motionOf, still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the others say when, the clock says what
  useEffect(() => {
    const now = elapsedMs(clock, Date.now());
    for (const animation of moving.current) {
      if (clock.runningSince === null) {
        animation.pause();
        // A pause alone waits for the next frame and takes its time, late on a busy device; a time set meanwhile holds at once.
        animation.currentTime = now;
        continue;
      }
      if (Math.abs(Number(animation.currentTime) - now) > TOLERANCE_MS) animation.currentTime = now;
      if (animation.playState === 'paused') animation.play();
    }
  }, [clock, shownMs, motionOf, still]);
}
