import type { ColumnValue } from '@wonderlings/kernel';

type Json = Exclude<ColumnValue, readonly string[]> | readonly Json[];

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** jsonb's own order of keys: shorter first (in bytes), then by bytes. */
function compareKeys(a: string, b: string): number {
  if (isAscii(a) && isAscii(b)) return a.length - b.length || (a < b ? -1 : 1);
  const bytesOfA = Buffer.from(a);
  const bytesOfB = Buffer.from(b);
  return bytesOfA.length - bytesOfB.length || Buffer.compare(bytesOfA, bytesOfB);
}

function wellFormed(value: string): string | undefined {
  if (value.includes('\0')) return undefined;
  return value.isWellFormed() ? value : value.toWellFormed();
}

/** Whether it is just as `jsonb` would give it back. Makes nothing: most of what a fold gives was in the row before. */
function isCanonical(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return wellFormed(value) === value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      return Array.isArray(value) ? isCanonicalList(value) : isCanonicalObject(value);
    default:
      return false;
  }
}

function isCanonicalList(values: readonly unknown[]): boolean {
  // Not `every`, which passes gaps over.
  for (const value of values) if (!isCanonical(value)) return false;
  return true;
}

function isCanonicalObject(value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  let before: string | undefined;
  for (const name in value) {
    if (before !== undefined && compareKeys(before, name) > 0) return false;
    if (wellFormed(name) !== name || !isCanonical((value as Record<string, unknown>)[name])) return false;
    before = name;
  }
  return true;
}

function list(values: readonly unknown[]): Json | undefined {
  const items: Json[] = [];
  for (const value of values) {
    // As JSON.stringify has it: a gap in a list is null.
    const item = value === undefined ? null : canonicalOf(value);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function object(value: object): Json | undefined {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const entries: [string, Json][] = [];
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const key = wellFormed(name);
    const item = canonicalOf(field);
    if (key === undefined || item === undefined) return undefined;
    entries.push([key, item]);
  }
  entries.sort(([a], [b]) => compareKeys(a, b));
  return Object.fromEntries(entries);
}

function canonicalOf(value: unknown): Json | undefined {
  if (isCanonical(value)) return value as Json;
  switch (typeof value) {
    case 'string':
      return wellFormed(value);
    case 'number':
      return Number.isFinite(value) ? value + 0 : undefined;
    case 'object':
      return Array.isArray(value) ? list(value) : object(value as object);
    default:
      return undefined;
  }
}

/**
 * Plain JSON as `jsonb` gives it back: keys in jsonb's order, nothing undefined, text that Postgres can hold. `undefined` for
 * what is no such JSON: a NUL, NaN, a Date, a function. The value itself, and each part of it, where it is canonical already: most of
 * what a fold gives was in the row before.
 */
export function canonicalJson(value: unknown): ColumnValue | undefined {
  // A list of anything is plain JSON too; ColumnValue only names lists of strings.
  return canonicalOf(value) as ColumnValue | undefined;
}
