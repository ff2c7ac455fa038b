import { PARTITION_COUNT, type ReadTable, type TableRow } from '@wonderlings/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FoldableEvent } from '../table/fold-event.ts';
import { openEvents } from '../table/open-events.ts';
import { planTable } from '../table/table-plan.ts';
import { keyId, keyOfRow } from '../table/table-shape.ts';
import { moveNote, notes, poke, pokes, registry, removeNote, rowsOfLog, saveNote, TestJournal } from '../testing.ts';
import { planFold, runFold } from './fold-batch.ts';
import type { Owned } from './owned-table.ts';

const CHILDREN = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'demo Sunny', 'demo Rainy'];
const WORKERS = 4;
const compare = (a: string, b: string) => Number(a) - Number(b);
// A list of tables forgets what their rows are.
const plans = [notes, pokes].map((table) => planTable(table as unknown as ReadTable));

const acts = fc.array(
  fc.record({ child: fc.constantFrom(...CHILDREN), kind: fc.nat({ max: 3 }), note: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 40 },
);

/** A worker reads the log in pieces, folds what is of its partitions, and may be asked to read a piece once more. */
class Worker {
  readonly #rows: Map<string, Map<string, TableRow>>;
  readonly #partitions: readonly number[];
  readonly #items: readonly FoldableEvent[];
  readonly #positions = new Map<string, string | null>();
  #read = 0;

  constructor(
    rows: Map<string, Map<string, TableRow>>,
    partitions: readonly number[],
    items: readonly FoldableEvent[],
  ) {
    this.#rows = rows;
    this.#partitions = partitions;
    this.#items = items;
  }

  get isDone(): boolean {
    return this.#read >= this.#items.length;
  }

  fold(size: number, rereads: number): void {
    const from = Math.max(0, this.#read - rereads);
    this.#read = Math.min(this.#items.length, this.#read + size);
    const batch = this.#items.slice(from, this.#read);
    const owned: Pick<Owned, 'positions'> = { positions: new Map(this.#positions) };
    for (const plan of plans) {
      const lines = new Map(this.#partitions.map((partition) => [partition, String(partition)]));
      const fold = planFold({ plan, generation: 1, lines }, batch, owned, compare);
      const table = this.#rows.get(plan.name) ?? new Map<string, TableRow>();
      this.#rows.set(plan.name, table);
      fold.rows.load(fold.rows.keys.map((key) => table.get(keyId(key))).filter((row) => row !== undefined));
      const { changes, failure } = runFold(fold);
      expect(failure).toBeUndefined();
      for (const key of changes.deletes) table.delete(keyId(key));
      for (const row of changes.upserts) table.set(keyId(keyOfRow(plan, row)), row);
    }
    for (const { partition, position } of batch) {
      const before = this.#positions.get(String(partition));
      if (before === undefined || before === null || compare(before, position) < 0) {
        this.#positions.set(String(partition), position);
      }
    }
  }
}

it('gives the same rows as one line, however the partitions are shared out and whichever is ahead', async () => {
  await fc.assert(
    fc.asyncProperty(
      acts,
      fc.array(fc.nat({ max: WORKERS - 1 }), { minLength: PARTITION_COUNT, maxLength: PARTITION_COUNT }),
      fc.infiniteStream(
        fc.record({
          worker: fc.nat({ max: WORKERS - 1 }),
          size: fc.integer({ min: 1, max: 9 }),
          rereads: fc.nat({ max: 5 }),
        }),
      ),
      async (told, shares, schedule) => {
        const journal = new TestJournal();
        for (const { child, kind, note } of told) {
          const name = `${child} ${note}`;
          const other = `${child} ${(note + 1) % 3}`;
          const drafts = [saveNote(name), poke(), moveNote(name, other), removeNote(name)];
          await journal.record(child, drafts[kind] ?? poke('ear'), poke('ear'));
        }
        const stored = await journal.store.readAll({ after: null, limit: 1_000 });
        const { items } = await openEvents(stored, { wanted: new Set(registry.keys()), registry, keys: journal.keys });
        const rows = new Map<string, Map<string, TableRow>>();
        const workers = Array.from({ length: WORKERS }, (_, nth) => {
          const partitions = shares.flatMap((share, partition) => (share === nth ? [partition] : []));
          return new Worker(rows, partitions, items);
        });
        for (const { worker, size, rereads } of schedule) {
          workers[worker]?.fold(size, rereads);
          if (workers.every(({ isDone }) => isDone)) break;
        }
        const sorted = (name: string) => [...(rows.get(name)?.values() ?? [])].sort(byKey(name));
        const expected = await rowsOfLog(journal);
        expect({ notes: sorted('notes'), pokes: sorted('pokes') }).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

const byKey = (name: string) => {
  const columns = name === 'notes' ? ['id'] : ['user_id', 'kind'];
  const keyOf = (row: TableRow) => columns.map((column) => row[column]).join('');
  return (a: TableRow, b: TableRow) => (keyOf(a) < keyOf(b) ? -1 : 1);
};
