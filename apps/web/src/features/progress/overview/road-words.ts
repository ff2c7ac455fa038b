import { STREAK_MILESTONES } from '@wonderlings/journal/contract';
import { fill } from '../../../lib/copy/fill.ts';
import { ROAD_COPY } from './overview.copy.ts';

interface Days {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly totalCheckIns: number;
}
export interface RoadWords {
  readonly title: string;
  readonly text: string;
  /** Said beside it; it is the same for every child, and is there before the road is known. */
  readonly noHurry: string | null;
  /** Of the flags that were passed on a walk before this one; none, where there are none. */
  readonly once: string | null;
  /** The picture, for whoever does not see it. */
  readonly picture: string;
}

/** What stands under the road. It counts what was done, and says of nothing that it could be lost. */
export function roadWords({ currentStreak: days, longestStreak, totalCheckIns }: Days): RoadWords {
  const next = STREAK_MILESTONES.find((stop) => stop > days);
  const passed = STREAK_MILESTONES.filter((stop) => stop <= days);
  const once = STREAK_MILESTONES.filter((stop) => stop > days && stop <= longestStreak);
  return {
    title: days === 0 ? ROAD_COPY.start : fill(ROAD_COPY.title, { n: days }),
    text: textFor(days, totalCheckIns, next),
    noHurry: days === 0 || next === undefined ? null : ROAD_COPY.noHurry,
    once: onceFor(once),
    picture: [
      fill(ROAD_COPY.picture, { n: days }),
      passed.length > 0
        ? fill(ROAD_COPY.passed, { flags: passed.join(', ') })
        : once.length > 0
          ? ''
          : ROAD_COPY.nonePassed,
      once.length > 0 ? fill(ROAD_COPY.passedOnce, { flags: once.join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function textFor(days: number, total: number, next: number | undefined): string {
  if (days === 0) return total > 0 ? ROAD_COPY.neverLost : ROAD_COPY.first;
  if (next === undefined) return ROAD_COPY.allPassed;
  const more = next - days;
  return more === 1 ? ROAD_COPY.oneMore : fill(ROAD_COPY.more, { more: inWords(more) });
}

/** The farthest one that knows the child. */
function onceFor(flags: readonly number[]): string | null {
  const farthest = flags.at(-1);
  return farthest === undefined ? null : fill(ROAD_COPY.knowsYou, { n: farthest });
}

const WORDS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** A number of two or more at the beginning of a sentence. */
const inWords = (number: number): string => WORDS[number - 2] ?? String(number);
