import { randomBytes } from 'node:crypto';
import {
  assembleModules,
  type Command,
  type CommandContext,
  DomainError,
  type DomainEvent,
  dateOfDay,
  dayNumber,
  hadWords,
  NoteKeys,
  seal,
  streamOf,
  type TableRow,
} from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { changeProfile, register, renameJournal } from '../../modules/account/account.decide.ts';
import { saveSession } from '../../modules/activities/activities.decide.ts';
import { ACTIVITY_KINDS, activityTypeOf } from '../../modules/activities/catalogue.ts';
import { SaveSessionInput } from '../../modules/activities/contract.ts';
import { JOURNAL_FEELING } from '../../modules/journal/contract.ts';
import { saveMood } from '../../modules/journal/journal.decide.ts';
import { checkBadges } from '../../modules/rewards/check-badges.ts';
import { award, rewardsFacet } from '../../modules/rewards/rules/shipped-rules.ts';
import { seeRewards } from '../../modules/rewards/unseen.ts';
import { PlaceStickerInput } from '../../modules/stickers/contract.ts';
import { placeSticker } from '../../modules/stickers/stickers.decide.ts';
import { importedEvent } from '../../modules/take-along/check-history.ts';
import { DryRun } from '../../modules/take-along/dry-run.ts';
import { type Entry, entryOf } from '../../modules/take-along/entry.ts';
import { HistoryImported } from '../../modules/take-along/events.ts';
import { newIds } from '../../modules/take-along/new-ids.ts';
import { proofKey, proofLines } from '../../modules/take-along/proof-files.ts';
import { provedEvents } from '../../modules/take-along/read-history.ts';
import { importHistory } from '../../modules/take-along/take-along.decide.ts';

const composition = assembleModules(MODULES);
const { registry, tables } = composition;
const FIRST = dayNumber('2026-05-01');
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];
const SOMEWHERE = '11111111-1111-4111-8111-111111111111';

const tried = (act: Command): Command => ({
  ...act,
  decide(state, context) {
    try {
      return act.decide(state, context);
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  },
});

// Words that look like ids are words all the same.
const anyWords = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constant(SOMEWHERE));
const anyAct: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(fc.constantFrom('Happy', 'Sad', 'Angry', 'Calm'), fc.option(anyWords))
    .map(([feeling, note]) => saveMood({ feeling, baseFeelingName: feeling, note, emoji: null })),
  anyWords.map((note) => saveMood({ feeling: JOURNAL_FEELING, note: note || 'A page.', emoji: null })),
  fc
    .constantFrom(...ACTIVITY_KINDS)
    .map((kind) =>
      saveSession(
        SaveSessionInput.parse({ activityType: activityTypeOf(kind), duration: 60, data: { kind }, completed: true }),
      ),
    ),
  fc.constant(tried(placeSticker(PlaceStickerInput.parse({ stickerId: 'zola-wave', page: 'home', x: 10, y: 20 })))),
  fc.constant(checkBadges(rewardsFacet, award)),
  fc.constant(seeRewards(undefined)),
  anyWords.map((name) => tried(renameJournal(name || 'Mine'))),
  fc.constantFrom('theme1' as const, 'theme3' as const).map((defaultTheme) => changeProfile({ defaultTheme })),
  fc.constantFrom('playful' as const, 'plain' as const).map((words) => changeProfile({ words })),
  fc.constantFrom(1, 2, 3).map((selectedWonderling) => changeProfile({ selectedWonderling })),
);
const anyWhen = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(...ZONES))
  .map(([day, timeZone]) => testContext(dateOfDay(FIRST + day), { timeZone }));
const anyLife = fc
  .array(fc.tuple(anyWhen, anyAct), { maxLength: 40 })
  .map((acts): readonly (readonly [CommandContext, Command])[] => [
    [testContext('2026-05-01'), register({ username: 'maya', displayName: 'Maya' })],
    ...acts,
  ]);

/** What an export holds of a life, read back as an import reads it. */
async function entriesOf(events: readonly DomainEvent[], erased: readonly number[] = []): Promise<readonly Entry[]> {
  const key = Object.assign(randomBytes(32), { notes: NoteKeys.grownFrom(randomBytes(32)) });
  const stored = seal(events, key, '0'.repeat(64), registry).map((event, index) => ({
    ...event,
    position: `${index}`,
  }));
  const childId = events[0]?.childId ?? '';
  async function* lines() {
    yield* proofLines(stored).split('\n');
  }
  const left = Object.assign(Buffer.from(key), { notes: erased.reduce((keys, one) => keys.without(one), key.notes) });
  const read: Entry[] = [];
  for await (const event of provedEvents({ key: proofKey(childId, left), lines: lines() }, registry)) {
    read.push(entryOf({ position: '', event }));
  }
  return read;
}

const NEW_CHILD = '22222222-2222-4222-8222-222222222222';

/** A new account, made a year later, with that history in it. */
function accountWith(entries: readonly Entry[], childId: string): readonly DomainEvent[] {
  const days = entries.map(({ localDate }) => localDate).toSorted();
  const own = runActs(composition, [
    [testContext('2027-05-01'), register({ username: 'new', displayName: 'New' })],
    [
      testContext('2027-05-01T13:00:00.000Z'),
      importHistory({ entries: entries.length, from: days[0] ?? '', to: days.at(-1) ?? '' }),
    ],
  ]).events.map((event) => ({ ...event, childId, stream: streamOf(childId) }));
  const ids = newIds(childId, registry);
  return [
    ...own,
    ...entries.map((entry, index) => importedEvent(entry, { childId, ids, revision: own.length + index })),
  ];
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Rows without what names them: an order of their own, and each id by which one of them it is. */
function alike(rows: readonly TableRow[]): unknown {
  const texts = rows.map((row) => {
    const names = new Map<string, string>();
    return JSON.stringify(row).replaceAll(UUID, (id) => {
      names.set(id, names.get(id) ?? `id ${names.size}`);
      return names.get(id) ?? '';
    });
  });
  return texts.toSorted();
}

describe('any history', () => {
  it('comes out of its file as it was lived, to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const { events } = runActs(composition, life);
        expect(await entriesOf(events)).toEqual(events.map((event) => entryOf({ position: '', event })));
      }),
      { numRuns: 60 },
    );
  });

  it('comes out without the words that were erased, still saying that there were some, and with all others', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, fc.nat(), async (life, some) => {
        const { events } = runActs(composition, life);
        const written = events.filter(({ type, data }) => hadWords(registry.get(type) ?? { ownWords: [] }, data));
        const erased = written.filter((_, index) => (index + some) % 2 === 0).map(({ revision }) => revision);
        const read = await entriesOf(events, erased);
        for (const [index, { type, data, revision }] of read.entries()) {
          const definition = registry.get(type) ?? { ownWords: [] };
          const before = events[index]?.data;
          if (!erased.includes(revision)) expect(data).toEqual(before);
          else expect((data as { readonly note: unknown }).note).toBeNull();
          expect(hadWords(definition, data)).toBe(hadWords(definition, before));
        }
        // Brought in and exported once more, it is the same.
        const again = await entriesOf(accountWith(read, NEW_CHILD));
        const { dataOf } = newIds(NEW_CHILD, registry);
        expect(again.slice(-read.length).map(({ data }) => data)).toEqual(
          read.map(({ type, data }) => dataOf(type, data)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('exported, brought in and exported again has the same entries under new ids', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const first = await entriesOf(runActs(composition, life).events);
        const all = await entriesOf(accountWith(first, NEW_CHILD));
        const second = all.slice(all.findIndex(({ type }) => type === HistoryImported.type) + 1);
        const { idOf, dataOf } = newIds(NEW_CHILD, registry);
        const renamed = first.map((entry) => ({
          ...entry,
          id: idOf(entry.id),
          commandId: idOf(entry.commandId),
          causationId: entry.causationId && idOf(entry.causationId),
          correlationId: idOf(entry.correlationId),
          data: dataOf(entry.type, entry.data),
        }));
        expect(second.map(({ revision: _, ...entry }) => entry)).toEqual(
          renamed.map(({ revision: _, ...entry }) => entry),
        );
        // Words stay what they are, also where they look like an id.
        const wordsIn = (entries: readonly Entry[]) => entries.map(({ data }) => (data as { note?: unknown }).note);
        expect(wordsIn(second)).toEqual(wordsIn(first));
      }),
      { numRuns: 40 },
    );
  });

  it('makes the same rows in every table, but for ids and the name of the account', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const { events } = runActs(composition, life);
        const now = accountWith(await entriesOf(events), NEW_CHILD);
        // What a move leaves behind is not of the life that was moved.
        for (const table of tables.filter(({ name }) => name !== 'moved_histories')) {
          const [before, after] = [rowsAfter(table, events), rowsAfter(table, now)];
          // Nor the places in the stream, which begins with the new account's own first day.
          const unnamed = (rows: readonly TableRow[]) =>
            rows.map(({ username: _, counted_to: __, revision: ___, ...row }) => row);
          // The new account's own first day is in its history too.
          const ofLife = table.name.startsWith('history_')
            ? after.filter((row) => !String(row.at ?? row.local_date ?? row.month ?? '').startsWith('2027-05'))
            : after;
          expect([table.name, alike(unnamed(ofLife))]).toEqual([table.name, alike(unnamed(before))]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is known to every module as it was, and the account stays what it is called', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const { events, states } = runActs(composition, life);
        const now = replayed(composition, accountWith(await entriesOf(events), NEW_CHILD));
        const plain = (state: unknown) =>
          JSON.stringify(state, (_, value) =>
            value instanceof Map || value instanceof Set ? [...value] : value,
          ).replaceAll(UUID, 'id');
        for (const name of ['journal', 'activities', 'affirmations', 'stickers']) {
          if (states.has(name)) expect([name, plain(now.get(name))]).toEqual([name, plain(states.get(name))]);
        }
        expect(now.get('account')).toMatchObject({ profile: { username: 'new' } });
      }),
      { numRuns: 30 },
    );
  });

  it('is one that this copy can hold', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const run = new DryRun({ facets: composition.facets, tables });
        const { events } = runActs(composition, life);
        for (const event of events) run.foresee(event);
        for (const event of events) run.take(event);
      }),
      { numRuns: 20 },
    );
  });
});
