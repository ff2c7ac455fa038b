import { type RefObject, useEffect, useRef } from 'react';
import { elapsedMs, type SteadyClock } from '../../lib/steady-clock/steady-clock.ts';
import { type BreathTrack, breathKeyframes } from './breath-motion.ts';
import { cycleSeconds } from './breath-position.ts';
import type { BreathingLevel } from './breathing.catalogue.ts';

interface BreathMotion {
  readonly level: BreathingLevel;
  readonly clock: SteadyClock;
  /** Changes with every tick: then the picture is held against the clock again. */
  readonly shownMs: number;
  /** For whom nothing may move: the bubble stays one size. */
  readonly still: boolean;
}

/** Further than this from the clock, what is seen is put right. */
const TOLERANCE_MS = 40;

/**
 * Moves all that carries `data-breath` in `stage` by the machine's clock, on the compositor: held when that is held, and put right
 * after a sleep.
 */
export function useBreathMotion(
  stage: RefObject<Element | null>,
  { level, clock, shownMs, still }: BreathMotion,
): void {
  const moving = useRef<readonly Animation[]>([]);
  useEffect(() => {
    if (still || !stage.current) return;
    const options = { duration: cycleSeconds(level) * 1000, iterations: level.cycles, fill: 'both' } as const;
    moving.current = [...stage.current.querySelectorAll<HTMLElement>('[data-breath]')].map((element) => {
      const animation = element.animate(breathKeyframes(level, trackOf(element.dataset)), options);
      animation.pause();
      return animation;
    });
    return () => {
      for (const animation of moving.current) animation.cancel();
      moving.current = [];
    };
  }, [stage, level, still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shownMs` and `level` say when, the clock says what
  useEffect(() => {
    const now = elapsedMs(clock, Date.now());
    for (const animation of moving.current) {
      if (Math.abs(Number(animation.currentTime) - now) > TOLERANCE_MS) animation.currentTime = now;
      if (clock.runningSince === null) animation.pause();
      else animation.play();
    }
  }, [clock, shownMs, level, still]);
}

function trackOf({ breath, to, late }: DOMStringMap): BreathTrack {
  switch (breath) {
    case 'swell':
      return { kind: 'swell', to: Number(to) };
    case 'gather':
    case 'scatter':
      return { kind: breath, late: late !== undefined };
    case 'mote':
      return { kind: 'mote' };
    default:
      throw new Error(`Nothing in the bubble moves like ${breath}`);
  }
}
