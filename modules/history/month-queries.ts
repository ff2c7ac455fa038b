import type { ReadDatabase } from '@wonderlings/kernel';
import { historyDays } from './days-table.ts';
import { LONGEST_BEADED_ROW, type MonthFigures, ROWS_SHOWN } from './month-contract.ts';
import { type MonthSpan, monthFigures, spanOf } from './month-figures.ts';

/** Where a history may begin: a clock that once said 1970 must not make it start there. */
const FIRST_DAY = '2020-01-01';

/** A month of a child in figures: reads a row a day of three months, and for the rows of days two flags of each day there was. */
export async function monthOf(
  read: ReadDatabase,
  childId: string,
  month: string,
  today: string,
): Promise<MonthFigures> {
  const span = spanOf(month, today);
  const [since, days, rows] = await Promise.all([
    firstDayOf(read, childId),
    read.rows(historyDays)`
      select user_id, local_date, checked_in, rested, figures, counted_to
      from read.history_days
      where user_id = ${childId} and local_date between ${span.from}::date and ${span.end}::date
      order by local_date`,
    rowsOfDays(read, childId, span),
  ]);
  return monthFigures({ span, today, since, days, rows });
}

async function firstDayOf(read: ReadDatabase, childId: string): Promise<string | null> {
  const [row] = await read<{ local_date: string }>`
    select local_date from read.history_days
    where user_id = ${childId} and local_date >= ${FIRST_DAY}::date order by local_date limit 1`;
  return row?.local_date ?? null;
}

interface RunOfDays {
  readonly first: string;
  readonly last: string;
  readonly days: number;
  readonly rested: number;
  readonly rest_days: readonly string[] | null;
  readonly longest: number;
  readonly check_ins: number;
}

/**
 * Check-ins and the rest days that bridge them leave no hole, so days that follow each other are one row: they keep the same
 * distance to their place in the list.
 */
async function rowsOfDays(read: ReadDatabase, childId: string, { end }: MonthSpan): Promise<MonthFigures['rows']> {
  const runs = await read<RunOfDays>`
    select min(local_date) as first, max(local_date) as last,
      (count(*) filter (where checked_in))::int as days,
      (count(*) filter (where not checked_in))::int as rested,
      case when count(*) <= ${LONGEST_BEADED_ROW} then
        array_agg(to_char(local_date, 'YYYY-MM-DD') order by local_date) filter (where not checked_in)
      end as rest_days,
      (max(count(*) filter (where checked_in)) over ())::int as longest,
      (sum(count(*) filter (where checked_in)) over ())::int as check_ins
    from (
      select local_date, checked_in, local_date - (row_number() over (order by local_date))::int as run
      from read.history_days
      where user_id = ${childId} and (checked_in or rested) and local_date <= ${end}::date
    ) as covered
    group by run order by first desc limit ${ROWS_SHOWN}`;
  return {
    latest: runs.map(({ first, last, days, rested, rest_days }) => ({
      first,
      last,
      days,
      rested,
      restDays: [...(rest_days ?? [])],
    })),
    longest: runs[0]?.longest ?? 0,
    checkIns: runs[0]?.check_ins ?? 0,
  };
}
