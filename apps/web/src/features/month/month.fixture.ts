import type { DayOfMonth, MonthFigures, RowOfDays } from '@wonderlings/history/month-contract';
import { addDays, dayNumber, daysOfMonth } from '../../lib/local-day/local-day.ts';
import { weekdayOf } from './month.copy.ts';

/** The sample family of the mock-ups: Maya, here since September 3, 2026; today is Saturday, November 21. */
export const MAYA_TODAY = '2026-11-21';

/** A line a day: whether Maya was there, things done, feelings with their size, minutes by card, and when each visit began. */
const STORY = `
2026-09-03 | here | 4 | worried 3 | exercise 5, exercise 5, breath 3 | 1005
2026-09-04 | here | 3 | nervous 1, okay 3 | breath 2 | 945 1050
2026-09-05 | here wrote | 3 | calm 2, okay 1 | journal 6 | 675 780
2026-09-06 | here | 3 | okay 3 | calm 5 | 675
2026-09-07 | rest | 0 |  |  |
2026-09-08 | here wrote | 3 | nervous 3, really-happy 1 | breath 3 | 960 1080
2026-09-09 | here | 3 | nervous 2, really-happy 2 |  | 1050 1155
2026-09-10 | here wrote | 2 | really-happy 1 | breath 2 | 1065
2026-09-11 | here wrote | 3 | a-little-scared 3, okay 2 | calm 5 | 1005 1200
2026-09-12 | away | 0 |  |  |
2026-09-13 | away | 0 |  |  |
2026-09-14 | here | 6 | okay 4, okay 2 | exercise 5, breath 2 | 975 1185
2026-09-15 | here | 2 | really-happy 3 |  | 975
2026-09-16 | here wrote | 4 | a-bit-sad 4 | calm 5, journal 5 | 930
2026-09-17 | here wrote | 1 | okay 2 |  | 945
2026-09-18 | here wrote | 2 | nervous 1 | breath 3 | 1305
2026-09-19 | rest | 0 |  |  |
2026-09-20 | here | 5 | a-little-scared 3, okay 3 | environment 8, calm 5, journal 6 | 825 960
2026-09-21 | here | 2 | a-bit-sad 1 | exercise 5 | 1050
2026-09-22 | here wrote | 3 | a-bit-sad 2 | breath 2 | 1020
2026-09-23 | here wrote | 2 | nervous 1 | breath 2 | 1035
2026-09-24 | away | 0 |  |  |
2026-09-25 | here wrote | 3 | nervous 2 | journal 7, journal 4 | 1050
2026-09-26 | here wrote | 5 | calm 1 | journal 7, exercise 5 | 735
2026-09-27 | rest | 0 |  |  |
2026-09-28 | here wrote | 3 | nervous 3, okay 2 | be-active 1 | 1005 1200
2026-09-29 | here wrote | 6 | calm 3, really-happy 2 | be-active 2, be-active 1 | 1020 1185
2026-09-30 | here wrote | 3 | nervous 2 | be-active 1 | 990
2026-10-01 | here | 7 | okay 4 | breath 2, breath 3, journal 5 | 975
2026-10-02 | here | 2 | really-happy 4 | be-active 1 | 1275
2026-10-03 | away | 0 |  |  |
2026-10-04 | away | 0 |  |  |
2026-10-05 | here | 4 | okay 4, okay 1 | calm 5, breath 3 | 960 1170
2026-10-06 | here | 3 | really-happy 3 | breath 3 | 960
2026-10-07 | here wrote | 3 | okay 2 | calm 5 | 975
2026-10-08 | rest | 0 |  |  |
2026-10-09 | here wrote | 2 | calm 1 | breath 2 | 1275
2026-10-10 | here | 4 | calm 4, really-happy 3 | exercise 5 | 705 885
2026-10-11 | away | 0 |  |  |
2026-10-12 | here wrote | 3 | nervous 4 | journal 6, exercise 5 | 990
2026-10-13 | here | 3 | worried 2 | journal 4, journal 7 | 1035
2026-10-14 | here | 2 | calm 4 | exercise 5 | 1020
2026-10-15 | here | 3 | nervous 3, okay 3 | breath 2 | 990 1095
2026-10-16 | here | 2 | nervous 4 | environment 5 | 1275
2026-10-17 | away | 0 |  |  |
2026-10-18 | away | 0 |  |  |
2026-10-19 | here wrote | 4 | angry 4 | calm 5, journal 4, environment 7 | 1020
2026-10-20 | here wrote | 2 | really-happy 3 | breath 2 | 960
2026-10-21 | here | 3 | a-bit-sad 1 | be-active 1, journal 5 | 1020
2026-10-22 | here | 3 | calm 1 | calm 5, be-active 1 | 945
2026-10-23 | rest | 0 |  |  |
2026-10-24 | here | 2 | a-bit-sad 2 | breath 3 | 765
2026-10-25 | here wrote | 2 | nervous 4 |  | 810
2026-10-26 | here wrote | 3 | okay 3 | breath 3, calm 5 | 990
2026-10-27 | here | 3 | nervous 3, okay 3 | breath 3 | 1020 1170
2026-10-28 | here | 4 | really-happy 2 | be-active 3, environment 6 | 1005
2026-10-29 | here wrote | 5 | calm 2 | breath 3, exercise 5, journal 7 | 945
2026-10-30 | here wrote | 5 | okay 4 | breath 3 | 1260
2026-10-31 | here | 4 | really-happy 4 | exercise 5 | 810
2026-11-01 | here | 3 | okay 2 | journal 7, journal 5 | 750
2026-11-02 | here | 5 | really-happy 1 | journal 6 | 1080
2026-11-03 | here | 1 | okay 4 |  | 990
2026-11-04 | here | 2 | a-bit-sad 2 | be-active 2 | 1080
2026-11-05 | rest | 0 |  |  |
2026-11-06 | here wrote | 3 | worried 3 |  | 1305
2026-11-07 | here | 1 | okay 2 |  | 720
2026-11-08 | here wrote | 5 | really-happy 3, calm 3 | exercise 5, breath 3 | 690 900
2026-11-09 | here | 4 | really-happy 4 | exercise 5 | 1095
2026-11-10 | here wrote | 2 | nervous 3 |  | 1065
2026-11-11 | here | 2 | okay 3 |  | 990
2026-11-12 | here wrote | 2 | a-bit-sad 1 | exercise 5 | 1080
2026-11-13 | here wrote | 2 | really-happy 1 | breath 2 | 1260
2026-11-14 | away | 0 |  |  |
2026-11-15 | away | 0 |  |  |
2026-11-16 | here | 4 | okay 1, really-happy 1 | calm 5, breath 2 | 945 1170
2026-11-17 | here | 2 | really-happy 4 | journal 7 | 945
2026-11-18 | here wrote | 6 | okay 2, calm 3 | environment 6, be-active 3, calm 5 | 1020 1230
2026-11-19 | here | 2 | worried 2 | exercise 5 | 990
2026-11-20 | here | 4 | okay 2 | exercise 5, breath 3, journal 7 | 1305
2026-11-21 | here | 6 | really-happy 1, really-happy 3 | exercise 5 | 675 900
`;

interface ToldDay {
  readonly day: DayOfMonth;
  readonly spent: readonly (readonly [card: string, minutes: number])[];
}

function told(line: string): ToldDay {
  const [localDate = '', flags = '', things = '', felt = '', spent = '', visits = ''] = line
    .split('|')
    .map((part) => part.trim());
  const pairs = (text: string) =>
    text
      .split(', ')
      .filter(Boolean)
      .map((pair): readonly [string, number] => {
        const [name = '', count = ''] = pair.split(' ');
        return [name, Number(count)];
      });
  const feelings = new Map<string, { feeling: string; first: number; times: number[] }>();
  for (const [feeling, size] of pairs(felt)) {
    const known = feelings.get(feeling) ?? { feeling, first: size, times: [0, 0, 0, 0] };
    known.times[size - 1] = (known.times[size - 1] ?? 0) + 1;
    feelings.set(feeling, known);
  }
  return {
    day: {
      localDate,
      things: Number(things),
      checkedIn: flags.startsWith('here'),
      isRestDay: flags.startsWith('rest'),
      wrote: flags.endsWith('wrote'),
      feelings: [...feelings.values()],
      visits: visits.split(' ').filter(Boolean).map(Number),
    },
    spent: pairs(spent),
  };
}

const DAYS = STORY.trim().split('\n').map(told);

function rowsUpTo(end: string): readonly RowOfDays[] {
  const rows: { first: string; last: string; days: number; rested: number; restDays: string[] }[] = [];
  for (const { day } of DAYS) {
    if (day.localDate > end || !(day.checkedIn || day.isRestDay)) continue;
    const row = rows.at(-1);
    const goesOn = row && addDays(row.last, 1) === day.localDate;
    const into = goesOn ? row : { first: day.localDate, last: '', days: 0, rested: 0, restDays: [] };
    if (!goesOn) rows.push(into);
    into.last = day.localDate;
    if (day.checkedIn) into.days += 1;
    else {
      into.rested += 1;
      into.restDays.push(day.localDate);
    }
  }
  return rows;
}

/** A month of Maya's as the server answers it. */
export function mayasMonth(month: string): MonthFigures {
  const { from, to } = daysOfMonth(month);
  const end = to < MAYA_TODAY ? to : MAYA_TODAY;
  const own = DAYS.filter(({ day }) => day.localDate >= from && day.localDate <= end);
  const spent = own.flatMap((one) => one.spent);
  const rows = rowsUpTo(end);
  const lastSunday = addDays(end, -weekdayOf(end));
  const since = DAYS[0]?.day.localDate ?? end;
  const starts = Array.from({ length: 12 }, (_, week) => addDays(lastSunday, (week - 11) * 7));
  return {
    month,
    today: MAYA_TODAY,
    since,
    days: own.map(({ day }) => day).filter((day) => day.things > 0 || day.isRestDay),
    activities: [...new Set(spent.map(([card]) => card))].sort().map((card) => {
      const minutes = spent.filter(([of]) => of === card).map(([, count]) => count);
      const seconds = minutes.reduce((sum, count) => sum + count, 0) * 60;
      return { card, times: minutes.length, seconds, longest: Math.max(...minutes) * 60 };
    }),
    rows: {
      latest: rows.slice(-3).toReversed(),
      longest: Math.max(...rows.map(({ days }) => days)),
      checkIns: rows.reduce((sum, { days }) => sum + days, 0),
    },
    weeks: starts.filter((start) => addDays(start, 6) >= since).map((start) => ({ start, feelings: feltFrom(start) })),
  };
}

function feltFrom(start: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const inWeek = DAYS.filter(({ day }) => {
    const apart = dayNumber(day.localDate) - dayNumber(start);
    return apart >= 0 && apart < 7;
  });
  for (const { feeling, times } of inWeek.flatMap(({ day }) => day.feelings)) {
    counts[feeling] = (counts[feeling] ?? 0) + times.reduce((sum, count) => sum + count, 0);
  }
  return counts;
}

/** On the day the account was made. */
export const FIRST_DAYS: MonthFigures = {
  ...mayasMonth('2026-11'),
  since: MAYA_TODAY,
  days: mayasMonth('2026-11').days.filter(({ localDate }) => localDate === MAYA_TODAY),
  weeks: [],
};
