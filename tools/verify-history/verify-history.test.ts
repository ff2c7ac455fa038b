import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SealedEvent } from '@wonderlings/kernel';
import {
  at,
  entry,
  flipped,
  KEY_AFTER_ERASURE,
  stream,
  TAMPERED_KEY,
  TAMPERINGS,
} from '@wonderlings/kernel/testing-tampering';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OLGAS_EVENTS } from '../../infra/read-model/verify/older-formats.fixture.ts';
import { keepsakeOf } from '../../modules/kernel/keepsake.ts';
import { checkStream } from '../../modules/kernel/stream-check.ts';
import { registry } from '../../modules/kernel/testing-tampering.ts';
import { keepsakeWords } from '../../modules/proof/keepsake-catalogue.ts';
import './verify-history.mjs';

interface Anchor {
  readonly at: string;
  readonly revision: number;
  readonly hash: string;
}
interface Result {
  readonly entries: number;
  readonly faults: readonly object[];
  readonly hasMore: boolean;
  readonly marks: number;
  readonly words: readonly string[] | null;
  readonly keepsake: { readonly fits: boolean; readonly entry: number | null; readonly at: string | null } | null;
}
declare global {
  /** What the file under test gives to the page beside it. */
  var verifyHistory: {
    verify(history: {
      lines: () => AsyncIterable<string>;
      keyText: string | undefined;
      anchorsText?: string;
      words?: string;
    }): Promise<Result>;
    report(result: Result): readonly string[];
    isWell(result: Result): boolean;
  };
}

const lineOf = ({ data, ...event }: SealedEvent) =>
  JSON.stringify({ ...event, data: Buffer.from(data).toString('base64') });
const keyText = JSON.stringify({ format: 1, childId: 'x', key: TAMPERED_KEY.toString('hex') });
const anchor = (event: SealedEvent): Anchor => ({ at: event.at, revision: event.revision, hash: event.hash });

interface Extras {
  readonly anchors?: readonly Anchor[];
  readonly words?: string;
  readonly lines?: readonly string[];
}
function verify(events: readonly SealedEvent[], { anchors, words, lines = events.map(lineOf) }: Extras = {}) {
  return globalThis.verifyHistory.verify({
    async *lines() {
      yield* lines;
    },
    keyText,
    ...(anchors ? { anchorsText: JSON.stringify({ format: 1, anchors }) } : {}),
    ...(words === undefined ? {} : { words }),
  });
}
async function byTheServer(events: readonly SealedEvent[], key = TAMPERED_KEY) {
  async function* pages() {
    yield events.map((event, index) => ({ ...event, position: String(index + 1) }));
  }
  return (await checkStream({ pages, key, registry })).faults;
}
const wordsOf = (event: SealedEvent) => keepsakeWords(keepsakeOf(event.hash)).join(' ');

describe('the standalone verifier', () => {
  it('finds nothing in a sound history, and says its twelve words as the server does', async () => {
    const all = stream();
    const result = await verify(all, { anchors: [anchor(entry(all, 5)), anchor(entry(all, 12))] });
    expect(result).toMatchObject({ entries: 12, faults: [], marks: 2 });
    expect(result.words?.join(' ')).toBe(wordsOf(entry(all, 12)));
    expect(globalThis.verifyHistory.isWell(result)).toBe(true);
  });

  it.each(TAMPERINGS)('names the entry when %s, as the server does', async (_, change, expected) => {
    const changed = change(stream());
    const { faults } = await verify(changed);
    expect(faults).toEqual([expect.objectContaining(expected)]);
    expect(faults).toEqual(await byTheServer(changed));
  });

  it('says of anything done to a history what the server says', async () => {
    const all = stream();
    const places = fc.shuffledSubarray(Array.from(all.keys()), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(places, fc.array(fc.tuple(fc.nat(11), fc.nat(100)), { maxLength: 3 }), async (order, flips) => {
        const changed = order.map((place) => all[place] as (typeof all)[number]);
        for (const [place, byte] of flips) {
          const event = changed[place % changed.length];
          if (event) changed[place % changed.length] = flipped(event, byte % event.data.length);
        }
        expect((await verify(changed)).faults).toEqual(await byTheServer(changed));
      }),
      { numRuns: 150 },
    );
  });

  it('names an end that was cut off, by the marks', async () => {
    const all = stream();
    const { faults } = await verify(all.slice(0, 9), { anchors: [anchor(entry(all, 5)), anchor(entry(all, 12))] });
    expect(faults).toEqual([{ kind: 'cut-off', entry: 10, other: 12, at: at(12), after: at(9), before: null }]);
    const empty = await verify([], { anchors: [anchor(entry(all, 12))] });
    expect(empty.faults).toMatchObject([{ kind: 'cut-off', entry: 1, other: 12 }]);
  });

  it('names an entry in the place of which a mark knows another one', async () => {
    const all = stream();
    const { faults } = await verify(all, { anchors: [{ ...anchor(entry(all, 5)), hash: 'f'.repeat(64) }] });
    expect(faults).toMatchObject([{ kind: 'replaced', entry: 5 }]);
  });

  it('names a line that cannot be read', async () => {
    const all = stream();
    const lines = all.map(lineOf).with(6, '{"id": "half a li');
    expect((await verify(all, { lines })).faults).toMatchObject([{ kind: 'altered', entry: 7 }]);
  });

  it('reads every format that there has been', async () => {
    // The key that the read model's tests make of her id.
    const key = createHash('sha256')
      .update(OLGAS_EVENTS[0]?.stream.slice('child-'.length) ?? '')
      .digest('hex');
    const result = await globalThis.verifyHistory.verify({
      async *lines() {
        yield* OLGAS_EVENTS.map(lineOf);
      },
      keyText: JSON.stringify({ key }),
    });
    expect(result).toMatchObject({ entries: 3, faults: [] });
    const formats = [...OLGAS_EVENTS, ...stream(2)].map(({ data }) => data[0]);
    expect(new Set(formats)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('finds no fault in words that were erased, nor where their keys are missing, as the server does', async () => {
    const all = stream();
    expect(entry(all, 9).data[0]).toBe(4);
    expect((await verify(all)).faults).toEqual([]);
    expect(await byTheServer(all, KEY_AFTER_ERASURE)).toEqual([]);
  });

  it('compares twelve words, and refuses some that cannot be a keepsake', async () => {
    const all = stream();
    const words = wordsOf(entry(all, 8));
    expect((await verify(all, { words })).keepsake).toEqual({ fits: true, entry: 8, at: at(8) });
    const shortened = words
      .split(' ')
      .map((word) => word.slice(0, 4).toUpperCase())
      .join('\n');
    expect((await verify(all, { words: shortened })).keepsake?.fits).toBe(true);
    const removed = all.toSpliced(2, 1);
    expect((await verify(removed, { words })).keepsake?.fits).toBe(false);
    expect((await verify(all.slice(0, 6), { words })).keepsake?.fits).toBe(false);
    await expect(verify(all, { words: 'acorn' })).rejects.toThrow('A keepsake has twelve words. These are 1.');
    await expect(verify(all, { words: words.replace(/^\w+/, 'crayom') })).rejects.toThrow(
      '"crayom" is not one of our words.',
    );
    await expect(verify(all, { words: 'acorn '.repeat(12) })).rejects.toThrow('do not belong together');
  });

  it('says what is missing beside the entries', async () => {
    const lines = async function* () {};
    await expect(globalThis.verifyHistory.verify({ lines, keyText: undefined })).rejects.toThrow(
      'key.json is not there',
    );
    await expect(globalThis.verifyHistory.verify({ lines, keyText: '{"key":"12"}' })).rejects.toThrow(
      'does not hold a key',
    );
  });
});

describe('in a terminal', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-history-'));
    await mkdir(join(folder, 'proof'));
    await writeFile(join(folder, 'proof', 'key.json'), keyText);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(events: readonly SealedEvent[], ...args: readonly string[]) {
    await writeFile(join(folder, 'proof', 'events.jsonl'), `${events.map(lineOf).join('\n')}\n`);
    const command = [join(import.meta.dirname, 'verify-history.mjs'), ...args];
    // What a command that ends with another code than 0 leaves is in the error.
    return promisify(execFile)(process.execPath, command).then(
      ({ stdout }) => ({ code: 0, told: stdout }),
      ({ code, stdout, stderr }) => ({ code, told: stdout + stderr }),
    );
  }

  it('ends with 0 when all is well, and with 1 and a sentence when not', async () => {
    const all = stream();
    const well = await run(all, folder, '--words', wordsOf(entry(all, 8)));
    expect(well).toMatchObject({ code: 0, told: expect.stringContaining('All is well: 12 entries') });
    expect(well.told).toContain('The keepsake fits: everything up to entry 8');
    const cut = await run(all.toSpliced(6, 1), join(folder, 'proof'));
    expect(cut).toMatchObject({ code: 1, told: expect.stringMatching(/One entry is missing\..*number 7\./) });
    expect(await run(all, '/nowhere')).toMatchObject({ code: 2, told: 'There is no events.jsonl in /nowhere.\n' });
    expect(await run(all, '--help')).toMatchObject({ code: 2, told: expect.stringMatching(/^Usage/) });
  });
});
