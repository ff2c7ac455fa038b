import { asleepAgain } from '@wonderlings/erasure';
import { ErasureRequested, ErasureUndone } from '@wonderlings/erasure/events';
import { revisionsOfErasedNotes } from '@wonderlings/journal';
import { NoteErased } from '@wonderlings/journal/events';
import {
  ChildErased,
  childOf,
  type DomainEvent,
  type EventRegistry,
  type EventStore,
  isEvent,
  open,
  type StoredEvent,
  streamOf,
  streamPages,
} from '@wonderlings/kernel';
import type { PostgresVault } from '@wonderlings/vault';

interface Parts {
  readonly log: Pick<EventStore, 'readAll' | 'readStream'>;
  readonly vault: PostgresVault;
  readonly registry: EventRegistry;
}

/** What a vault of an earlier day had and the log knows to be over. */
export interface Endings {
  /** Children whose keys the backup brought back, and that were destroyed again. */
  readonly children: number;
  readonly notes: number;
  /** Accounts that were put to sleep after the backup was made, and sleep again. */
  readonly asleep: number;
  /** Accounts that slept in the backup, and had been woken since. */
  readonly woken: number;
  /** Accounts with a password of before their last change. */
  readonly earlierPasswords: number;
}

const PAGE = 5_000;
const BATCH = 500;

/**
 * Ends again, in a vault that was restored, what the log says has ended: children and notes that are erased stay erased, a wish to be
 * erased stands, and one that was taken back is not carried out.
 * @param vaultAt when the backup of the vault was made
 */
export async function endAgain(parts: Parts, vaultAt: Date): Promise<Endings> {
  const found = await endingsIn(parts.log, vaultAt);
  const children = await destroyAgain(parts.vault, [...found.erased]);
  let notes = 0;
  for (const stream of found.withErasedNotes) notes += await destroyNotes(parts, stream);
  const slept = { asleep: 0, woken: 0 };
  for (const event of found.sleeps.values()) {
    const outcome = await sleepAsRecorded(parts, event);
    if (outcome) slept[outcome] += 1;
  }
  return { children, notes, ...slept, earlierPasswords: found.passwords.size };
}

async function endingsIn(log: Pick<EventStore, 'readAll'>, vaultAt: Date) {
  const erased = new Set<string>();
  const withErasedNotes = new Set<string>();
  const passwords = new Set<string>();
  /** The last word on each account's sleep, by stream. */
  const sleeps = new Map<string, StoredEvent>();
  for (let after: string | null = null; ; ) {
    const page: readonly StoredEvent[] = await log.readAll({ after, limit: PAGE });
    for (const event of page) {
      const { type, stream } = event;
      if (type === ChildErased.type) {
        erased.add(childOf(stream));
        for (const known of [withErasedNotes, passwords, sleeps]) known.delete(stream);
      }
      if (type === NoteErased.type) withErasedNotes.add(stream);
      if (type === ErasureRequested.type || type === ErasureUndone.type) sleeps.set(stream, event);
      // Of the account and of the grown-up: the names of both end so.
      if (type.endsWith('PasswordChanged') && new Date(event.at) > vaultAt) passwords.add(stream);
    }
    after = page.at(-1)?.position ?? null;
    if (page.length < PAGE) return { erased, withErasedNotes, passwords, sleeps };
  }
}

async function destroyAgain(vault: PostgresVault, erased: readonly string[]): Promise<number> {
  let brought = 0;
  for (let from = 0; from < erased.length; from += BATCH) {
    const batch = erased.slice(from, from + BATCH);
    brought += [...(await vault.keysOf(batch)).values()].filter((key) => key !== null).length;
    await vault.destroy(...batch);
  }
  return brought;
}

async function eventsOf({ log, vault, registry }: Parts, childId: string): Promise<readonly DomainEvent[]> {
  const key = (await vault.keysOf([childId])).get(childId) ?? null;
  const events: DomainEvent[] = [];
  for await (const page of streamPages(log, streamOf(childId))) {
    for (const stored of page) {
      const opened = open(stored, key, registry);
      if (!opened.unreadable) events.push(opened.event);
    }
  }
  return events;
}

async function destroyNotes(parts: Parts, stream: string): Promise<number> {
  const childId = childOf(stream);
  const key = (await parts.vault.keysOf([childId])).get(childId);
  const revisions = revisionsOfErasedNotes(await eventsOf(parts, childId));
  const brought = revisions.filter((revision) => key && !key.notes?.isDestroyed(revision));
  for (const revision of brought) await parts.vault.destroyNote(childId, revision);
  return brought.length;
}

async function sleepAsRecorded(
  { vault, registry }: Parts,
  stored: StoredEvent,
): Promise<'asleep' | 'woken' | undefined> {
  const childId = childOf(stored.stream);
  const key = (await vault.keysOf([childId])).get(childId) ?? null;
  const opened = open(stored, key, registry);
  // Without its key there is nothing left to be erased.
  if (opened.unreadable) return undefined;
  const { event } = opened;
  const at = new Date(event.at);
  if (isEvent(ErasureRequested, event)) {
    if (await vault.knowsSleep(childId, at)) return undefined;
    await asleepAgain(vault, childId, { eraseAt: new Date(event.data.eraseAt), askedBy: event.actor });
    return 'asleep';
  }
  return (await vault.forgetSleep(childId, at)) ? 'woken' : undefined;
}
