import type { Streak } from '@wonderlings/journal/contract';
import type { WonderlingId } from '../../art/companions/cast.ts';
import { fill } from '../../lib/copy/fill.ts';
import { STREAKS_OWN_COPY } from './streaks.copy.ts';

export interface StreakKind {
  readonly type: string;
  readonly name: string;
  /** Who is with the child there. */
  readonly who: WonderlingId;
  /** `"4 days running"`; for one that has ended, all its days: they still count. */
  readonly days: string;
}

const KINDS: Readonly<Record<string, Pick<StreakKind, 'name' | 'who'>>> = {
  breath: { name: 'Breathing', who: 'zola' },
  movement: { name: 'Moving', who: 'pogo' },
  nature: { name: 'Nature', who: 'fern' },
  sleep: { name: 'Sleep', who: 'lulu' },
};

/** The streaks of activities that a child has begun; the journal's own, and any that this page does not know, are left out. */
export function streakKinds(streaks: readonly Streak[]): readonly StreakKind[] {
  return streaks.flatMap(({ streakType, currentStreak, totalCheckIns }) => {
    const kind = KINDS[streakType];
    return kind ? [{ type: streakType, ...kind, days: daysOf(currentStreak, totalCheckIns) }] : [];
  });
}

function daysOf(current: number, total: number): string {
  const [{ one, many }, n] = current > 0 ? [STREAKS_OWN_COPY.running, current] : [STREAKS_OWN_COPY.soFar, total];
  return n === 1 ? one : fill(many, { n });
}
