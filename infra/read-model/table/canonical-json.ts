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

function list(values: readonly unknown[]): Json | undefined {
  let isSame = true;
  const items: Json[] = [];
  for (const value of values) {
    // As JSON.stringify has it: a gap in a list is null.
    const item = value === undefined ? null : canonicalOf(value);
    if (item === undefined) return undefined;
    isSame &&= Object.is(item, value);
    items.push(item);
  }
  return isSame ? (values as Json) : items;
}

function object(value: object): Json | undefined {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  let isSame = prototype !== null;
  const entries: [string, Json][] = [];
  for (const [name, field] of Object.entries(value)) {
    const before = entries.at(-1);
    if (field === undefined) {
      isSame = false;
      continue;
    }
    const key = wellFormed(name);
    const item = canonicalOf(field);
    if (key === undefined || item === undefined) return undefined;
    isSame &&= key === name && Object.is(item, field) && (!before || compareKeys(before[0], key) < 0);
    entries.push([key, item]);
  }
  if (isSame) return value as Json;
  entries.sort(([a], [b]) => compareKeys(a, b));
  return Object.fromEntries(entries);
}

function canonicalOf(value: unknown): Json | undefined {
  switch (typeof value) {
    case 'string':
      return wellFormed(value);
    case 'number':
      return Number.isFinite(value) ? value + 0 : undefined;
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? list(value) : object(value);
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
