import { defineEvent, draft, on, put, type ReadTable, readTable } from '@wonderlings/kernel';
import { recorded, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FoldableEvent } from '../table/fold-event.ts';
import { planTable } from '../table/table-plan.ts';
import { planFold, runFold } from './fold-batch.ts';

const Said = defineEvent({ type: 'Said', schema: z.object({ id: z.string(), words: z.string() }) });
const Added = defineEvent({ type: 'Added', schema: z.object({ id: z.string(), words: z.string() }) });
const Hushed = defineEvent({ type: 'Hushed', schema: z.object({ id: z.string() }) });
const Unsaid = defineEvent({ type: 'Unsaid', schema: z.object({ id: z.string() }) });

type Row = { id: string; user_id: string; words: string };
const sayings = readTable<Row>({
  name: 'sayings',
  version: 1,
  columns: { id: { type: 'text' }, user_id: { type: 'uuid' }, words: { type: 'text' } },
  key: ['id'],
  owner: 'user_id',
  folds: [
    put(
      Said,
      ({ data }) => [[data.id]],
      ({ childId, data }) => ({ id: data.id, user_id: childId, words: data.words }),
    ),
    on(
      Added,
      ({ data }) => [[data.id]],
      (row, { childId, data }) => ({ id: data.id, user_id: childId, words: `${row?.words ?? ''}${data.words}` }),
    ),
    put(
      Hushed,
      ({ data }) => [[data.id]],
      (): Row | null => null,
    ),
    on(
      Unsaid,
      ({ data }) => [[data.id]],
      (_: Row | undefined) => null,
    ),
  ],
});
// A list of tables forgets what their rows are.
const plan = planTable(sayings as unknown as ReadTable);
const table = { plan, generation: 1, lines: new Map([[0, 'checkpoint']]) };
const owned = { positions: new Map([['checkpoint', null]]) };

const said = (id: string, words: string) => draft(Said, { id, words });
const added = (id: string, words: string) => draft(Added, { id, words });
const unsaid = (id: string) => draft(Unsaid, { id });
const planned = (...drafts: ReturnType<typeof draft>[]) => {
  const items = drafts.map((item, index): FoldableEvent => {
    return { position: String(index + 1), partition: 0, event: recorded(item, index, testContext()), erases: false };
  });
  return planFold(table, items, owned, (a, b) => Number(a) - Number(b));
};
const wordsOf = (fold: ReturnType<typeof planned>) => runFold(fold).changes.upserts.map(({ words }) => words);

describe('a row that its event says all of', () => {
  it('is written without being read', () => {
    const fold = planned(said('a', 'one'), added('a', ' more'));
    expect(fold.rows.keys).toEqual([]);
    expect(wordsOf(fold)).toEqual(['one more']);
  });

  it('is read when an event before it needs what was there', () => {
    const fold = planned(added('a', ' more'), said('b', 'two'), said('a', 'one'));
    expect(fold.rows.keys).toEqual([['a']]);
  });

  it('goes from the table when the same batch removes it, since one may be there', () => {
    expect(runFold(planned(said('a', 'one'), unsaid('a'))).changes).toMatchObject({ deletes: [['a']], upserts: [] });
  });

  it('is taken away without being read', () => {
    const fold = planned(draft(Hushed, { id: 'a' }));
    expect(fold.rows.keys).toEqual([]);
    expect(runFold(fold).changes).toMatchObject({ deletes: [['a']], upserts: [] });
  });

  it('stays as it was stored when the fold ends before it', () => {
    const { changes, failure } = runFold(planned(said('a', 'a NUL \0'), said('b', 'two')));
    expect(failure).toBeDefined();
    expect(changes).toMatchObject({ deletes: [], upserts: [] });
  });
});
