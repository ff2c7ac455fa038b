import { z } from 'zod';
import { logFailure } from '../../lib/log.ts';
import { deviceKeyOf, type Sealed, seal, unseal } from '../sealed.ts';
import { withDevice } from '../store/device-database.ts';
import { Command, type KeptCommand, legacyCommand, Refused } from './command.ts';

/** An entry of the store: its id is its key there, everything a child did is sealed. */
const Entry = z.object({
  format: z.literal(2),
  order: z.number(),
  refused: Refused.nullable(),
  /** Whether the server may have heard of it. Older releases did not say. */
  tried: z.boolean().default(true),
  // What it holds is checked when it is opened.
  sealed: z.custom<Sealed>((sealed) => typeof sealed === 'object' && sealed !== null),
});
type Entry = z.infer<typeof Entry>;

const placeOf = (userId: string, id: string) => `outbox/${userId}/${id}`;

/** The ids of what a new command may replace or take back. */
export interface Replaceable {
  readonly replaces: readonly string[];
  readonly undoes: readonly string[];
}

/** What became of a new command, and the ids of those that went for it. */
export interface KeptNow {
  /** Null where it has taken back what was never tried: there is nothing to be sent. */
  readonly kept: KeptCommand | null;
  readonly replaced: readonly string[];
}

/**
 * Keeps a command behind all others of that user, in the place of those that it replaces and that were never tried. One that is
 * kept already stays as it is.
 * @throws whatever the browser says where storage is full or forbidden, or where nothing can be sealed
 */
export async function keepCommand(
  userId: string,
  command: Command,
  { replaces, undoes }: Replaceable = { replaces: [], undoes: [] },
): Promise<KeptNow> {
  const sealed = await seal(await deviceKeyOf(userId), placeOf(userId, command.id), command);
  return withDevice(userId, async (device) => {
    const tx = device.transaction('outbox', 'readwrite');
    // A failed request also aborts the transaction, whose own reason (no room left) is the one that counts.
    tx.done.catch(() => {});
    try {
      const [ids, entries] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      // The browser gives both in the order of the keys.
      const stored = new Map(ids.map((id, index) => [id, Entry.safeParse(entries[index]).data]));
      const replaced = [...replaces, ...undoes].filter((id) => stored.get(id)?.tried === false);
      for (const id of replaced) void tx.store.delete(id);
      const isUndone = undoes.some((id) => replaced.includes(id));
      const order = stored.get(command.id)?.order ?? lastOrder(entries) + 1;
      if (!isUndone && !stored.has(command.id)) {
        const entry: Entry = { format: 2, order, refused: null, tried: false, sealed };
        void tx.store.put(entry, command.id);
      }
      await tx.done;
      return { kept: isUndone ? null : { ...command, order, refused: null }, replaced };
    } catch (error) {
      throw tx.error ?? error;
    }
  });
}

/**
 * Whether it still waits: another command may have replaced it, or another tab may have sent it.
 * @param reachable whether the server may hear of it now; then nothing replaces it any more
 */
export async function claimCommand(userId: string, id: string, reachable: boolean): Promise<boolean> {
  return withDevice(userId, async (device) => {
    const tx = device.transaction('outbox', 'readwrite');
    const stored: unknown = await tx.store.get(id);
    const entry = Entry.safeParse(stored);
    if (reachable && entry.success && !entry.data.tried) await tx.store.put({ ...entry.data, tried: true }, id);
    await tx.done;
    return stored !== undefined;
  });
}

/** The order of what has none is before everything. */
const lastOrder = (entries: readonly unknown[]): number =>
  entries.reduce<number>((last, entry) => Math.max(last, Entry.safeParse(entry).data?.order ?? 0), 0);

/** What this device keeps for the user, in order. What cannot be read any more stays where it is, and is not among them. */
export async function readCommands(userId: string): Promise<readonly KeptCommand[]> {
  const [ids, entries] = await withDevice(userId, async (device) => {
    const tx = device.transaction('outbox');
    return Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  });
  if (ids.length === 0) return [];
  const key = await deviceKeyOf(userId);
  const read = await Promise.all(
    // The browser gives both in the order of the keys.
    ids.map((id, index) =>
      commandIn(key, userId, id, entries[index]).catch((reason: unknown) => {
        logFailure('Something that waits on this device cannot be read', reason);
        return null;
      }),
    ),
  );
  return read
    .filter((command) => command !== null)
    .toSorted((one, other) => one.order - other.order || one.madeAt.localeCompare(other.madeAt));
}

async function commandIn(key: CryptoKey, userId: string, id: string, stored: unknown): Promise<KeptCommand> {
  const entry = Entry.safeParse(stored);
  if (!entry.success) return { ...legacyCommand(id, stored), order: 0, refused: null };
  const { order, refused, sealed } = entry.data;
  return { ...Command.parse(await unseal(key, placeOf(userId, id), sealed)), order, refused };
}

export async function dropCommand(userId: string, id: string): Promise<void> {
  await withDevice(userId, (device) => device.delete('outbox', id));
}

/** The server would not take it: it holds up nothing from now on, and is not lost. `null` puts it back in its place. */
export async function setAside(userId: string, id: string, refused: Refused | null): Promise<void> {
  await withDevice(userId, async (device) => {
    const tx = device.transaction('outbox', 'readwrite');
    const entry = Entry.safeParse(await tx.store.get(id));
    if (entry.success) await tx.store.put({ ...entry.data, refused }, id);
    await tx.done;
  });
}
