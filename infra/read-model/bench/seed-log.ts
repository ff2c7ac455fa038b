import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  type DomainEvent,
  type Draft,
  draft,
  GENESIS_HASH,
  type SealedEvent,
  seal,
  streamOf,
} from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import {
  AchievementUnlocked,
  benchKey,
  benchRegistry,
  CheckedIn,
  JournalEntryWritten,
  MoodSaved,
} from './bench-tables.ts';

interface Child {
  readonly id: string;
  readonly key: Uint8Array;
  revision: number;
  hash: string;
  days: number;
}

const EVENTS_A_CHILD = 500;
const CHUNK_LINES = 500;
const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const NOTE = 'We went to the lake after school and my friend found a very flat stone. ';

/** One of ten events each: five moods, a page, three check-ins, an achievement. */
function nextDraft(child: Child, index: number): Draft {
  const note = NOTE.repeat(1 + (index % 3));
  switch (index % 10) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return draft(MoodSaved, {
        moodId: randomUUID(),
        feeling: 'Happy (Very)',
        baseFeelingName: 'Happy',
        note: index % 2 === 0 ? note : null,
        emoji: '😊',
      });
    case 5:
      return draft(JournalEntryWritten, {
        entryId: randomUUID(),
        moodId: randomUUID(),
        title: 'What made you smile today?',
        content: note.repeat(2),
      });
    case 9:
      return draft(AchievementUnlocked, { achievementId: 'first-page', rowId: randomUUID(), because: [randomUUID()] });
    default:
      child.days += 1;
      return draft(CheckedIn, { currentStreak: child.days, longestStreak: child.days, totalCheckIns: child.days });
  }
}

function sealNext(child: Child, index: number): SealedEvent {
  const at = new Date(START + child.revision * (DAY_MS / 3)).toISOString();
  const item = nextDraft(child, index);
  const event: DomainEvent = {
    id: randomUUID(),
    type: item.type,
    version: item.version,
    stream: streamOf(child.id),
    revision: child.revision,
    at,
    timeZone: 'Europe/Berlin',
    localDate: new Date(START + child.days * DAY_MS).toISOString().slice(0, 10),
    actor: 'child',
    commandId: randomUUID(),
    correlationId: randomUUID(),
    causationId: null,
    childId: child.id,
    data: item.data,
  };
  // One event in, one event out.
  const sealed = seal([event], child.key, child.hash, benchRegistry)[0] as SealedEvent;
  child.revision += 1;
  child.hash = sealed.hash;
  return sealed;
}

const bytes = (hex: string): string => `\\\\x${hex}`;

function logLine(event: SealedEvent, position: number): string {
  const { at, revision, version, localDate, id, commandId, stream, type, timeZone, actor, correlationId } = event;
  const envelope = [position, at, revision, version, localDate, id, commandId, '\\N', stream, type, timeZone, actor];
  const hashes = [bytes(event.hash), bytes(event.previousHash), bytes(Buffer.from(event.data).toString('hex'))];
  return `${[...envelope, correlationId, ...hashes].join('\t')}\n`;
}

/** Fills an empty Postgres log with sealed events of `events / 500` children, in turn. */
export async function seedLog(sql: Sql, events: number): Promise<void> {
  const count = Math.max(1, Math.round(events / EVENTS_A_CHILD));
  const children: Child[] = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, key: benchKey(id), revision: 0, hash: GENESIS_HASH, days: 0 };
  });
  const stream = await sql`copy log.events from stdin`.writable();
  let lines = '';
  for (let index = 0; index < events; index += 1) {
    const child = children[index % count] as Child;
    // Each child goes through the same mix, one act after the other.
    lines += logLine(sealNext(child, child.revision), index + 1);
    if ((index + 1) % CHUNK_LINES !== 0 && index + 1 < events) continue;
    if (!stream.write(lines)) await once(stream, 'drain');
    lines = '';
  }
  stream.end();
  await once(stream, 'finish');
  await sql`analyze log.events`;
}
