import { SaveSessionInput } from '@wonderlings/activities/contract';
import { z } from 'zod';
import { withDevice } from '../../device/store/device-database.ts';
import { logFailure } from '../../lib/log.ts';

/** A call that waits, and the idempotency key that it is sent under, every time. */
export interface Waiting {
  readonly key: string;
  readonly body: SaveSessionInput;
}

/** @throws whatever the browser says where storage is full or forbidden */
export async function keepWaiting(userId: string, { key, body }: Waiting): Promise<void> {
  await withDevice(userId, (device) => device.put('outbox', body, key));
}

export async function dropWaiting(userId: string, key: string): Promise<void> {
  await withDevice(userId, (device) => device.delete('outbox', key));
}

/** What waits on the device, oldest first. An entry that nobody can read any more stays where it is. */
export async function readWaiting(userId: string): Promise<readonly Waiting[]> {
  // A browser without any storage of this kind has kept nothing.
  if (typeof indexedDB === 'undefined') return [];
  const [keys, bodies] = await withDevice(userId, async (device) => {
    const tx = device.transaction('outbox');
    return Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  });
  return keys
    .flatMap((key, index) => {
      const body = Kept.safeParse(bodies[index]);
      if (!body.success) logFailure('A recorded activity on this device cannot be read', z.prettifyError(body.error));
      return body.success ? [{ key, body: body.data }] : [];
    })
    .toSorted((one, other) => instant(one).localeCompare(instant(other)));
}

const Kept = SaveSessionInput;
const instant = ({ body }: Waiting): string => body.timestamp ?? '';
