import type { TableRow } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { canonicalKey, canonicalRow, shapeOf } from './table-shape.ts';

const shape = shapeOf({
  name: 'jars',
  columns: {
    id: { type: 'uuid' },
    filled: { type: 'double precision' },
    label: { type: 'text', nullable: true },
    words: { type: 'text[]' },
    extra: { type: 'jsonb', nullable: true },
  },
  key: ['id'],
});
const ID = '00000000-0000-4000-8000-00000000000a';
const jar: TableRow = { id: ID, filled: 0.5, label: 'glass', words: ['a'], extra: null };

describe('a row of a table', () => {
  it('stays the very object when it already is as the table would give it back', () => {
    expect(canonicalRow(shape, jar, [ID])).toBe(jar);
    const key = [ID];
    expect(canonicalKey(shape, key)).toBe(key);
  });

  it('becomes what the table would give back, and the one given stays as it was', () => {
    const given = { id: ID.toUpperCase(), filled: -0, words: ['\ud800'], extra: { bb: 1, a: undefined } };
    const before = structuredClone(given);
    const row = canonicalRow(shape, given as unknown as TableRow, canonicalKey(shape, [given.id]));
    expect(row).toStrictEqual({ id: ID, filled: 0, label: null, words: ['\ufffd'], extra: { bb: 1 } });
    expect(given).toStrictEqual(before);
  });

  it('takes no -0 over from a 0 that it had before', () => {
    const row = canonicalRow(shape, { ...jar, filled: -0 }, [ID], { ...jar, filled: 0 });
    expect(Object.is(row.filled, 0)).toBe(true);
  });

  it('is refused with a column that the table does not have', () => {
    expect(() => canonicalRow(shape, { ...jar, lid: true }, [ID])).toThrow('jars has no column lid');
  });

  it('is refused with a column missing that the table needs', () => {
    const { words: _, ...rest } = jar;
    expect(() => canonicalRow(shape, { ...rest, lid: true }, [ID])).toThrow('words must not be null');
  });

  it('is refused under the key of another', () => {
    const other = ID.replace('a', 'b');
    expect(() => canonicalRow(shape, { ...jar, id: other }, [ID])).toThrow("id is not that of the row's key");
  });
});
