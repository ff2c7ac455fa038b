import { randomBytes, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ActivityCompleted } from '@wonderlings/activities/events';
import { MoodSaved } from '@wonderlings/journal/events';
import { assembleModules, type DomainEvent, dateOfDay, dayNumber, draft, seal, streamOf } from '@wonderlings/kernel';
import { TEST_CHILD } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { checkHistory, type EntryPages } from '../../modules/take-along/check-history.ts';
import type { Entry } from '../../modules/take-along/entry.ts';
import type { ZipSource } from '../../modules/take-along/open-zip.ts';
import { PROOF, proofKey, proofLines } from '../../modules/take-along/proof-files.ts';
import { zipSource } from '../../modules/take-along/testing-zip-source.ts';

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
  return zipSource({
    [PROOF.key]: Buffer.from(proofKey(TEST_CHILD, key)),
    [PROOF.events]: Buffer.from(lines),
  });
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
