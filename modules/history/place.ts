import { dateOfDay, dayNumber } from '@wonderlings/kernel';
import { AFTER_ALL_DAYS } from '@wonderlings/kernel/page-contract';
import type { HistoryQuery } from './contract.ts';
import type { HistoryEntryRow } from './entries-table.ts';

/** A place between the lines of a history, which are ordered by it. */
export type Place = readonly [day: string, at: string, revision: string];

export const FIRST_DAY = '1900-01-01';
const BEFORE_ALL = ['1900-01-01T00:00:00.000Z', '-1'] as const;

export const placeOf = ({
  local_date,
  at,
  revision,
}: Pick<HistoryEntryRow, 'local_date' | 'at' | 'revision'>): Place => [local_date, at, String(revision)];

/** Where a page begins: after its cursor, or after the last of its days. */
export const startOf = ({ cursor, to = AFTER_ALL_DAYS }: HistoryQuery): Place =>
  cursor && cursor[0] <= to ? cursor : [dateOfDay(dayNumber(to) + 1), ...BEFORE_ALL];

/** Before the first line of that day. */
export const beforeDay = (day: string): Place => [day, ...BEFORE_ALL];
