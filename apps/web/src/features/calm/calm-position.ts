import type { CalmBreath, CalmLine, CalmSession } from './calm.catalogue.ts';
import { foundBy, KEEPSAKES } from './keepsakes.catalogue.ts';

/** Where the animation's breath stands. */
export interface CalmBeat {
  readonly phase: 'inhale' | 'exhale';
  /** How long this half lasts, in seconds. */
  readonly seconds: number;
  /** Counts from 1. */
  readonly breath: number;
}

/** The line that stands at a time, which counts from 0, and the one before it. */
export function linesAt(
  { lines }: Pick<CalmSession, 'lines'>,
  elapsedMs: number,
): { readonly line: number; readonly now: CalmLine | undefined; readonly before: CalmLine | undefined } {
  const line = lines.findLastIndex(({ at }) => at * 1000 <= elapsedMs);
  return { line, now: lines[line], before: lines[line - 1] };
}

/** `null` where nothing paces the breath: before the rhythm starts, after it ends, and in sessions without one. */
export function beatAt(breath: CalmBreath | null, elapsedMs: number): CalmBeat | null {
  if (!breath || elapsedMs < breath.startsAt * 1000 || elapsedMs >= breath.endsAt * 1000) return null;
  const since = elapsedMs / 1000 - breath.startsAt;
  const whole = breath.inhale + breath.exhale;
  const isIn = since % whole < breath.inhale;
  return {
    phase: isIn ? 'inhale' : 'exhale',
    seconds: isIn ? breath.inhale : breath.exhale,
    breath: Math.floor(since / whole) + 1,
  };
}

/** All that a session shows at a time. */
export function momentAt(session: CalmSession, elapsedMs: number) {
  return {
    ...linesAt(session, elapsedMs),
    beat: beatAt(session.breath, elapsedMs),
    found: foundBy(KEEPSAKES[session.id], elapsedMs),
  };
}

export type SessionMoment = ReturnType<typeof momentAt>;
