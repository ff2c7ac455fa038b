import { describe, expect, it } from 'vitest';
import { type ReadTable, readTable } from './read-table.ts';

const TEXT = { type: 'text' } as const;
const SEALED = { type: 'text', sealed: true } as const;

function declared(columns: Record<'id' | 'user_id' | 'note' | 'day', typeof TEXT | typeof SEALED>) {
  const table: ReadTable = { name: 'days', version: 1, columns, key: ['id'], owner: 'user_id', folds: [] };
  return () => readTable({ ...table, indexes: [['user_id', 'day']] });
}

describe('a read table', () => {
  const columns = { id: TEXT, user_id: TEXT, note: SEALED, day: TEXT };

  it('may seal what SQL never looks at', () => {
    expect(declared(columns)).not.toThrow();
  });

  it.each(['id', 'user_id', 'day'])('cannot seal %s, by which rows are found', (name) => {
    expect(declared({ ...columns, [name]: SEALED })).toThrow(
      `Read table days cannot seal ${name}: it is a key, the owner or in an index`,
    );
  });
});
