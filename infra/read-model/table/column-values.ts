import type { ColumnType, ColumnValue } from '@wonderlings/kernel';
import { canonicalJson } from './canonical-json.ts';

/** A fold gave a value that its column cannot hold. */
export class ColumnValueError extends Error {
  override readonly name = 'ColumnValueError';
}

/**
 * The one form in which a column holds a value: what is folded in memory is then exactly what would come back from the
 * table, so that a replay, which reads little back, cannot differ from live rows, which are always read back.
 */
export type Canonical = (value: unknown) => ColumnValue;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
// Postgres knows no year 0, and from 10000 on ISO 8601 looks different.
const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INT4_MAX = 2_147_483_647;

function refuse(type: ColumnType, value: unknown): never {
  // The value itself may be what a child wrote: it must not get into a log.
  throw new ColumnValueError(`A ${typeof value} that is no ${type}`);
}

function uuid(value: unknown): string {
  if (typeof value !== 'string') return refuse('uuid', value);
  if (UUID.test(value)) return value;
  const lower = value.toLowerCase();
  return UUID.test(lower) ? lower : refuse('uuid', value);
}

/** Postgres refuses NUL; a lone surrogate has no UTF-8 and would come back as U+FFFD. */
function text(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0')) return refuse('text', value);
  return value.isWellFormed() ? value : value.toWellFormed();
}

function integer(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > INT4_MAX)
    return refuse('integer', value);
  return value + 0;
}

function double(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('double precision', value);
  // Adding 0 turns -0 into 0, as equality sees it.
  return value + 0;
}

function boolean(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse('boolean', value);
}

/** Instants come in runs, since one event's `at` goes to several tables. */
let lastInstant = '';

function instant(value: unknown): string {
  if (value === lastInstant) return lastInstant;
  if (typeof value !== 'string' || !INSTANT.test(value)) return refuse('timestamptz', value);
  const milliseconds = Date.parse(value);
  if (Number.isNaN(milliseconds)) return refuse('timestamptz', value);
  const iso = new Date(milliseconds).toISOString();
  if (!INSTANT.test(iso)) return refuse('timestamptz', value);
  lastInstant = iso;
  return iso;
}

let lastDay = '';

function day(value: unknown): string {
  if (value === lastDay) return lastDay;
  if (typeof value !== 'string' || !DAY.test(value)) return refuse('date', value);
  const milliseconds = Date.parse(`${value}T00:00:00.000Z`);
  // 2026-02-30 parses, as 2 March.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== value) {
    return refuse('date', value);
  }
  lastDay = value;
  return value;
}

function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return refuse('text[]', value);
  const canonical = value.map(text);
  return canonical.every((element, index) => element === value[index]) ? value : canonical;
}

function json(value: unknown): ColumnValue {
  const canonical = canonicalJson(value);
  return canonical === undefined ? refuse('jsonb', value) : canonical;
}

/** By column type. Each throws {@link ColumnValueError}. */
export const CANONICAL = {
  uuid,
  text,
  integer,
  'double precision': double,
  boolean,
  timestamptz: instant,
  date: day,
  jsonb: json,
  'text[]': texts,
} as const satisfies Record<ColumnType, Canonical>;
