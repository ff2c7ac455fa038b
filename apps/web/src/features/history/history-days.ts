import type { HistoryEntry } from '@wonderlings/history/contract';
import { dayName, longDay } from '../../lib/local-day/day-words.ts';
import { addDays, dateOn, dayNumber } from '../../lib/local-day/local-day.ts';

/** What happened together: the thing that was done, and what followed from it. */
export interface HistoryAct {
  readonly main: HistoryEntry;
  readonly effects: readonly HistoryEntry[];
}
export interface HistoryDay {
  readonly localDate: string;
  /** As they happened, the first one first. */
  readonly acts: readonly HistoryAct[];
  /** How many days without anything lie between this one and the one before it that is shown. */
  readonly quietBefore: number;
}

/** What a child hardly remembers doing: behind "more small things", where a day has others. */
const SMALL_TYPES: ReadonlySet<string> = new Set([
  'RewardsSeen',
  'StickerMoved',
  'ActivityStarted',
  'GrownUpAreaClosed',
]);
const isSmall = ({ main }: HistoryAct): boolean => main.kind === 'account' || SMALL_TYPES.has(main.type);

const LINES_OF_A_DAY = 5;
const EFFECTS_OF_AN_ACT = 3;

/**
 * The days of these entries, newest first.
 * @param entries newest first, as they are read
 * @param isWhole that there are no older ones. Else the oldest day may be only half there, and is left out where there are others
 */
export function historyDays(entries: readonly HistoryEntry[], isWhole: boolean): readonly HistoryDay[] {
  const byDay = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = byDay.get(entry.localDate);
    if (day) day.push(entry);
    else byDay.set(entry.localDate, [entry]);
  }
  const dates = [...byDay.keys()];
  const shown = isWhole || dates.length === 1 ? dates : dates.slice(0, -1);
  return shown.map((localDate, index) => {
    const before = dates[index + 1];
    return {
      localDate,
      acts: actsOf(byDay.get(localDate) ?? []),
      quietBefore: before === undefined ? 0 : dayNumber(localDate) - dayNumber(before) - 1,
    };
  });
}

function actsOf(newestFirst: readonly HistoryEntry[]): readonly HistoryAct[] {
  const acts = new Map<string, HistoryEntry[]>();
  for (const entry of newestFirst.toReversed()) {
    const act = acts.get(entry.actId);
    if (act) act.push(entry);
    else acts.set(entry.actId, [entry]);
  }
  return [...acts.values()].flatMap(([main, ...effects]) => (main ? [{ main, effects }] : []));
}

interface FoldedDay {
  readonly acts: readonly HistoryAct[];
  /** How many lines wait behind "more small things". */
  readonly more: number;
}

/** As much of a day as is read at a glance: five things, and three that followed from each. */
export function folded(acts: readonly HistoryAct[]): FoldedDay {
  const big = acts.filter((act) => !isSmall(act));
  const shown = (big.length > 0 ? big : acts)
    .slice(0, LINES_OF_A_DAY)
    .map(({ main, effects }) => ({ main, effects: effects.slice(0, EFFECTS_OF_AN_ACT) }));
  return { acts: shown, more: linesOf(acts) - linesOf(shown) };
}

const linesOf = (acts: readonly HistoryAct[]): number => acts.reduce((sum, { effects }) => sum + 1 + effects.length, 0);

/** The first and the last of the quiet days before a day. */
export const quietRange = ({ localDate, quietBefore }: HistoryDay): readonly [first: string, last: string] => [
  addDays(localDate, -quietBefore),
  addDays(localDate, -1),
];

/** How many panes of a month's window have the light on: more days, more panes; none without a visit. */
export const monthPanes = (days: number): number => (days === 0 ? 0 : days < 6 ? 1 : days < 13 ? 2 : days < 20 ? 3 : 4);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
/** `Sat 19` is said of a line in a list of a month. */
export const dayOfLine = (localDate: string): string =>
  `${weekday.format(dateOn(localDate))} ${Number(localDate.slice(8))}`;

/** `Saturday, November 14`; `November 9 to November 15`. */
export function quietWords([first, last]: readonly [string, string], today: string): string {
  if (first === last) return longDay(first, today);
  return `${dayName(first, today)} to ${dayName(last, today)}`;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** A small number as a child reads it. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
