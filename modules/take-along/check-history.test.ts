import { randomBytes, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ActivityCompleted } from '@wonderlings/activities/events';
import { MoodSaved } from '@wonderlings/journal/events';
import {
  assembleModules,
  type DomainEvent,
  dateOfDay,
  dayNumber,
  draft,
  eventRegistry,
  seal,
  streamOf,
} from '@wonderlings/kernel';
import { TEST_CHILD } from '@wonderlings/kernel/testing';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { checkHistory, type EntryPages, importedEvent } from './check-history.ts';
import type { Entry } from './entry.ts';
import { newIds } from './new-ids.ts';
import type { ZipSource } from './open-zip.ts';
import { PROOF, proofKey, proofLines } from './proof-files.ts';

const ID = '6f3f2f52-9d40-4a55-9c43-5f7f0a7b2f10';
const entry: Entry = {
  id: ID,
  revision: 4,
  at: '2026-05-01T12:00:00.000Z',
  localDate: '2026-05-01',
  timeZone: 'UTC',
  actor: 'child',
  type: 'SomethingDone',
  version: 1,
  commandId: ID,
  correlationId: 'I-feel-sad-today',
  causationId: null,
  data: {},
};

it('an entry that is brought in says in its envelope nothing that a client once sent along', () => {
  const ids = newIds(TEST_CHILD, eventRegistry([]));
  const [event, another] = [entry, { ...entry, id: TEST_CHILD }].map((one) =>
    importedEvent(one, { childId: TEST_CHILD, ids, revision: 0 }),
  );
  expect(event).toMatchObject({ stream: streamOf(TEST_CHILD), commandId: ids.idOf(ID), revision: 0 });
  expect(event?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(another?.correlationId).toBe(event?.correlationId);
});

const composition = assembleModules(MODULES);
const PARTS = { composition: () => composition, registry: composition.registry, stickers: () => new Set<string>() };
const OTHER_CHILD = '22222222-2222-4222-8222-222222222222';
const EVENTS = 10_000;
const EVENTS_OF_A_DAY = 25;
const PAGES_BETWEEN_LOOKS = 10;
/** Bytes that are alive. With every row kept that an entry writes, it is 10,000,000. */
const MOST_GROWTH = 1_500_000;

function lifeAt(index: number): DomainEvent {
  const localDate = dateOfDay(dayNumber('2020-01-01') + Math.floor(index / EVENTS_OF_A_DAY));
  const mood = { moodId: randomUUID(), feeling: 'Happy', baseFeelingName: 'Happy', emoji: null };
  const session = { sessionId: randomUUID(), activityType: 'breath', kind: 'breath/zola', card: 'breath' } as const;
  const what =
    index % 2 === 0
      ? draft(MoodSaved, { ...mood, note: `Entry ${index}: I built a tower and it fell.` })
      : draft(ActivityCompleted, { ...session, duration: 60, data: {} });
  return {
    ...what,
    ...{ id: randomUUID(), commandId: randomUUID(), correlationId: randomUUID(), causationId: null },
    ...{ at: `${localDate}T08:00:00.000Z`, localDate, timeZone: 'UTC', actor: 'child' as const },
    ...{ stream: streamOf(TEST_CHILD), childId: TEST_CHILD, revision: index },
  };
}

/** A file as "Take along" makes it, as far as an import reads it. */
function fileOf(count: number): ZipSource {
  const key = randomBytes(32);
  const events = Array.from({ length: count }, (_, index) => lifeAt(index));
  const stored = seal(events, key, '0'.repeat(64), composition.registry);
  const lines = proofLines(stored.map((event) => ({ ...event, position: '' })));
  const zip = zipSync({
    [PROOF.key]: Buffer.from(proofKey(TEST_CHILD, key)),
    [PROOF.events]: [Buffer.from(lines), { level: 1 }],
  });
  return {
    size: zip.length,
    async *read(start, end) {
      yield zip.subarray(start, end);
    },
  };
}

function aliveBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('holds no more of a long history in memory than of a short one', async () => {
  const looks: number[] = [];
  // Bytes are no part of what is looked at.
  const kept: Buffer[] = [];
  const look = (index: number) => {
    if (index % PAGES_BETWEEN_LOOKS === 0) looks.push(aliveBytes());
  };
  const pages: EntryPages = {
    async keep(page) {
      kept.push(Buffer.from(JSON.stringify(page)));
      look(kept.length);
    },
    async *kept() {
      for (const [index, page] of kept.entries()) {
        yield JSON.parse(page.toString()) as readonly Entry[];
        look(index + 1);
      }
    },
  };
  const found = await checkHistory(PARTS, fileOf(EVENTS), OTHER_CHILD, pages);
  expect(found).toMatchObject({ entries: EVENTS, from: '2020-01-01' });
  expect(looks.length).toBe((2 * EVENTS) / 250 / PAGES_BETWEEN_LOOKS);
  const [first = 0] = looks;
  expect(Math.max(...looks) - first).toBeLessThan(MOST_GROWTH);
});

it.each([
  ['nothing', 1],
  ['only the end', 0.5],
])('does not blame the file when its store gives %s of it', async (_, share) => {
  const file = fileOf(500);
  const away: ZipSource = {
    size: file.size,
    async *read(start, end) {
      if (start < file.size * share) throw new Error('The store is away');
      yield* file.read(start, end);
    },
  };
  const pages: EntryPages = { keep: async () => undefined, async *kept() {} };
  await expect(checkHistory(PARTS, away, OTHER_CHILD, pages)).rejects.toThrow('The store is away');
});
