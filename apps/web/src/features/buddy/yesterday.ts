import { fill } from '../../lib/copy/fill.ts';
import { lineOfDay } from '../../lib/local-day/local-day.ts';
import { FEELING_WORDS } from '../suggestion/index.ts';
import type { Deed } from './reaction.ts';
import { YESTERDAY, type YesterdayItem } from './yesterday.catalogue.ts';

/** What follows by itself from a deed: spoken of where nothing else is. */
const FOLLOWS: readonly string[] = ['CheckedIn', 'RestDayUsed', 'GoalMet'];

interface Remembered {
  readonly item: YesterdayItem;
  readonly deed: Deed;
}

/** What of the day before is remembered: a hard feeling, else the newest that the child did, else what followed from it. */
export function rememberedOf(deeds: readonly Deed[]): Remembered | undefined {
  const known = deeds
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .flatMap((deed) => {
      const item = itemOf(deed);
      return item ? [{ item, deed }] : [];
    });
  return known.find(({ item }) => item.isHard) ?? known.find(({ deed }) => !FOLLOWS.includes(deed.type)) ?? known[0];
}

function itemOf({ type, subject }: Deed): YesterdayItem | undefined {
  const fitting = YESTERDAY.filter((item) => item.type === type);
  const [mood = ''] = subject.split(' ');
  return (
    fitting.find(({ begins, moods }) => (begins ? subject.startsWith(begins) : moods?.includes(mood))) ??
    fitting.find(({ begins, moods }) => !begins && !moods)
  );
}

/** The sentence, another one each day, filled from the catalogues. */
export function yesterdayLine({ item, deed }: Remembered, today: string, isPlain: boolean): string {
  const [first = ''] = deed.subject.split(' ');
  return fill(lineOfDay(isPlain ? item.plain : item.playful, today), {
    feeling: FEELING_WORDS[first] ?? '',
    activity: nameOf(first),
    coach: nameOf(first),
  });
}

/** `be-active/row-the-boat` → "Row the Boat", as the catalogues have it. */
export const nameOf = (kind: string): string =>
  kind
    .slice(kind.indexOf('/') + 1)
    .split('-')
    .map((word) => (word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
