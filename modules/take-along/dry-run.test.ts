import { type DomainEvent, defineEvent, draft, on, put, readTable } from '@wonderlings/kernel';
import { recorded, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DryRun, ImpossibleEntry } from './dry-run.ts';

const Data = z.object({ id: z.string(), text: z.string() });
const Written = defineEvent({ type: 'Written', schema: Data });
const Added = defineEvent({ type: 'Added', schema: Data });
type Row = { readonly id: string; readonly user_id: string; readonly text: string };

/** What each fold was given, in order. */
let seen: (string | undefined)[] = [];
const texts = readTable<Row>({
  name: 'texts',
  version: 1,
  columns: { id: { type: 'text' }, user_id: { type: 'uuid' }, text: { type: 'text' } },
  key: ['id'],
  owner: 'user_id',
  folds: [
    put(
      Written,
      ({ data }) => [[data.id]],
      ({ childId, data: { id, text } }) => ({ id, user_id: childId, text }),
    ),
    on(
      Added,
      ({ data }) => [[data.id]],
      (row, { childId, data: { id, text } }) => {
        seen.push(row?.text);
        return { id, user_id: childId, text: (row?.text ?? '') + text };
      },
    ),
  ],
});

const written = (id: string, text: string) => draft(Written, { id, text });
const added = (id: string, text: string) => draft(Added, { id, text });

function run(drafts: readonly ReturnType<typeof written | typeof added>[], foreseen = drafts.length): void {
  seen = [];
  const life = new DryRun({ facets: [], tables: [texts] });
  const events: readonly DomainEvent[] = drafts.map((item, index) => recorded(item, index, testContext()));
  for (const event of events.slice(0, foreseen)) life.foresee(event);
  for (const event of events) life.take(event);
}

describe('a dry run', () => {
  it('gives a fold the row as it is, whatever wrote it and however far back', () => {
    run([
      written('a', 'one'),
      written('b', 'other'),
      added('a', '+'),
      written('a', 'two'),
      added('a', '-'),
      added('b', '!'),
    ]);
    expect(seen).toEqual(['one', 'two', 'other']);
    run([added('a', '1'), added('a', '2'), added('a', '3')]);
    expect(seen).toEqual([undefined, '1', '12']);
  });

  it.each([
    ['a sign that Postgres cannot hold', written('a', 'NUL \0')],
    ['half a sign', added('a', '\ud800')],
    ['a key that no index can hold', written('k'.repeat(501), '')],
    ['a text without an end', written('a', 'x'.repeat(200_001))],
  ])('refuses an entry with %s', (_, item) => {
    expect(() => run([item])).toThrow(ImpossibleEntry);
  });

  it('refuses a row that grew too long entry by entry', () => {
    const half = 'x'.repeat(150_000);
    run([added('a', half)]);
    expect(() => run([added('a', half), added('a', half)])).toThrow(ImpossibleEntry);
  });

  it('refuses an entry that it was not told of', () => {
    expect(() => run([written('a', 'one'), added('a', '+')], 1)).toThrow(ImpossibleEntry);
  });
});
