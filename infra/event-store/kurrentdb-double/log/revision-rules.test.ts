import { describe, expect, it } from 'vitest';
import { type ExpectedRevision, judgeAppend, type RecentWrites } from './revision-rules.ts';
import { LAST_REVISION, StoredLog, TOMBSTONE_TYPE } from './stored-log.ts';
import { streamFacts } from './stream-facts.ts';
import { proposed } from './testing-events.ts';

type State = 'absent' | 'there' | 'soft-deleted' | 'tombstoned' | 'described';

/** A stream of a, b, c, in one of its states. */
function judge(state: State, expected: ExpectedRevision, ids: readonly string[], recent: readonly string[] = []) {
  const log = new StoredLog();
  const stream = 's';
  const records =
    state === 'absent' || state === 'described'
      ? []
      : log.write(
          stream,
          ['a', 'b', 'c'].map((id) => proposed(id)),
        );
  const metadata = { 'soft-deleted': `{"$tb":${LAST_REVISION}}`, described: '{"$maxCount":1}' }[state as string];
  if (metadata) log.write(`$$${stream}`, [{ ...proposed('m'), data: Buffer.from(metadata) }]);
  if (state === 'tombstoned') log.write(stream, [proposed('t', TOMBSTONE_TYPE)], LAST_REVISION);
  const memory: RecentWrites = new Map(
    records.filter(({ id }) => recent.includes(id)).map((record) => [record.id, record]),
  );
  const verdict = judgeAppend({ stream, expected, ids }, streamFacts(log, stream, log.written), memory);
  if (verdict.kind === 'again') return `again at ${verdict.last?.revision}`;
  return verdict.kind === 'wrong' ? `wrong at ${verdict.current}` : verdict.kind;
}

describe('expected revisions', () => {
  it.each<[State, ExpectedRevision, string, string]>([
    ['absent', 'no-stream', 'x', 'store'],
    ['absent', 'any', 'x', 'store'],
    ['absent', 'stream-exists', 'x', 'wrong at -1'],
    ['absent', 0n, 'x', 'wrong at -1'],
    ['described', 'stream-exists', 'x', 'store'],
    ['there', 2n, 'x', 'store'],
    ['there', 2n, 'a', 'store'],
    ['there', 3n, 'x', 'wrong at 2'],
    ['there', 'no-stream', 'a', 'again at 0'],
    ['there', 'no-stream', 'a b', 'again at 1'],
    ['there', 'no-stream', 'a b c', 'again at 2'],
    ['there', 'no-stream', 'a b c d', 'wrong at 2'],
    ['there', 'no-stream', 'a x', 'wrong at 2'],
    ['there', 'no-stream', 'b', 'wrong at 2'],
    ['there', 0n, 'b c', 'again at 2'],
    ['there', 1n, 'x', 'wrong at 2'],
    ['soft-deleted', 'no-stream', 'x', 'store'],
    ['soft-deleted', 'no-stream', 'a x', 'wrong at 2'],
    ['soft-deleted', 0n, 'x', 'wrong at 2'],
    ['soft-deleted', 2n, 'x', 'store'],
    ['soft-deleted', 'any', 'x', 'store'],
    ['soft-deleted', 'stream-exists', 'x', 'deleted'],
    ['tombstoned', 'any', 'x', 'deleted'],
    ['tombstoned', 'no-stream', 'a', 'deleted'],
    ['tombstoned', 2n, 'x', 'deleted'],
  ])('%s, expected %s, ids %s: %s', (state, expected, ids, verdict) => {
    expect(judge(state, expected, ids.split(' '))).toBe(verdict);
  });

  it.each<[ExpectedRevision, string, string, string]>([
    ['any', 'a b', 'a b c', 'again at 1'],
    ['any', 'b a', 'a b c', 'again at 0'],
    ['stream-exists', 'c', 'c', 'again at 2'],
    ['any', 'a', '', 'store'],
    ['any', 'x a', 'a', 'store'],
    ['any', 'a x', 'a', 'wrong at 2'],
  ])('expected %s, ids %s, remembered %s: %s', (expected, ids, recent, verdict) => {
    expect(judge('there', expected, ids.split(' '), recent.split(' '))).toBe(verdict);
  });
});
