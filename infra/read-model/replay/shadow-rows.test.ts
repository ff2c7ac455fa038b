import type { ReadTable, TableRow } from '@wonderlings/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTable } from '../table/table-plan.ts';
import { keyId, keyOfRow } from '../table/table-shape.ts';
import { id, pokes } from '../testing.ts';
import { ShadowRows } from './shadow-rows.ts';

// As `defineModule` does: the engine does not know what a table's rows are.
const plan = planTable(pokes as unknown as ReadTable);
const CHILDREN = ['Ada', 'Ben', 'Cleo'].map(id);
const KINDS = ['nose', 'ear', 'toe'];

/** A Postgres table as far as a shadow uses it. */
class StoredRows {
  readonly rows = new Map<string, TableRow>();

  take(rows: ShadowRows, all: boolean): void {
    const { fresh, changed, removed } = rows.evict(all);
    for (const row of fresh) {
      const key = keyId(keyOfRow(plan, row));
      if (this.rows.has(key)) throw new Error('COPY met a key that the table has');
      this.rows.set(key, row);
    }
    for (const row of changed) this.rows.set(keyId(keyOfRow(plan, row)), row);
    for (const key of removed) this.rows.delete(keyId(key));
  }

  erase(children: ReadonlySet<string>): void {
    for (const [key, row] of this.rows) if (children.has(String(row.user_id))) this.rows.delete(key);
  }
}

type Act =
  | { readonly what: 'poke' | 'remove'; readonly child: string; readonly kind: string }
  | { readonly what: 'erase'; readonly child: string };

/** What a page of acts does to the rows, in the order in which `ShadowTable` does it. */
function foldPage(rows: ShadowRows, table: StoredRows, page: readonly Act[]): void {
  const steps = page.map((act) => ({ act, slots: act.what === 'erase' ? [] : [rows.slot([act.child, act.kind])] }));
  for (const key of rows.takeMissing()) {
    const stored = table.rows.get(keyId(key));
    if (stored) rows.load(stored);
  }
  const erased = new Set<string>();
  for (const { act, slots } of steps) {
    if (act.what === 'erase' && rows.erase(act.child)) erased.add(act.child);
    for (const slot of rows.current(slots)) {
      const [user_id = '', kind = ''] = slot.key as readonly string[];
      const count = Number(slot.row?.count ?? 0) + 1;
      rows.set(slot, act.what === 'poke' ? { user_id, kind, count, last_at: '' } : undefined);
    }
  }
  table.erase(erased);
}

/** The same, without any of the cleverness. */
function countsOf(acts: readonly Act[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const act of acts) {
    if (act.what === 'erase') {
      for (const key of counts.keys()) if (key.startsWith(act.child)) counts.delete(key);
      continue;
    }
    const key = keyId([act.child, act.kind]);
    if (act.what === 'poke') counts.set(key, (counts.get(key) ?? 0) + 1);
    else counts.delete(key);
  }
  return counts;
}

const child = fc.constantFrom(...CHILDREN);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('poke' as const), child, kind: fc.constantFrom(...KINDS) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), child, kind: fc.constantFrom(...KINDS) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('erase' as const), child }) },
);
const pages = fc.array(
  fc.record({ acts: fc.array(act, { maxLength: 12 }), evict: fc.constantFrom('none', 'some', 'all') }),
  { maxLength: 25 },
);

describe('the rows of a shadow', () => {
  it('end in the table as the acts say, however rows leave and come back and children are erased', () => {
    fc.assert(
      fc.property(pages, (run) => {
        const rows = new ShadowRows(plan);
        const table = new StoredRows();
        for (const { acts, evict } of run) {
          foldPage(rows, table, acts);
          if (evict !== 'none') table.take(rows, evict === 'all');
        }
        table.take(rows, true);
        const counts = new Map([...table.rows].map(([key, row]) => [key, row.count]));
        expect(counts).toEqual(countsOf(run.flatMap(({ acts }) => acts)));
        expect(rows.youngBytes).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('asks the table for no row that was never written', () => {
    const rows = new ShadowRows(plan);
    rows.slot([id('Ada'), 'nose']);
    expect(rows.takeMissing()).toEqual([]);
  });

  it('asks for a row that has left, and does not write it again unchanged', () => {
    const rows = new ShadowRows(plan);
    const key = [id('Ada'), 'nose'];
    const row = { user_id: id('Ada'), kind: 'nose', count: 1, last_at: '' };
    rows.set(rows.slot(key), row);
    expect(rows.evict(true).fresh).toEqual([row]);
    rows.slot(key);
    expect(rows.takeMissing()).toEqual([key]);
    rows.load(row);
    expect(rows.evict(true)).toEqual({ fresh: [], changed: [], removed: [] });
  });
});
