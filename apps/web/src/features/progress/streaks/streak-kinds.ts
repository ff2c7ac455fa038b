import type { Streak } from '@wonderlings/journal/contract';
import { fill } from '../../../lib/copy/fill.ts';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { leafIcon, moonIcon, windIcon } from '../../../ui/icons.ts';
import { moveIcon } from './move-icon.ts';
import { STREAKS_OWN_COPY } from './streaks.copy.ts';

export interface StreakKind {
  readonly type: string;
  readonly name: string;
  readonly icon: IconShape;
  /** `"4 days running"`; for one that has ended, all its days: they still count. */
  readonly days: string;
}

const KINDS: Readonly<Record<string, Pick<StreakKind, 'name' | 'icon'>>> = {
  breath: { name: 'Breathing', icon: windIcon },
  movement: { name: 'Moving', icon: moveIcon },
  nature: { name: 'Nature', icon: leafIcon },
  sleep: { name: 'Sleep', icon: moonIcon },
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
