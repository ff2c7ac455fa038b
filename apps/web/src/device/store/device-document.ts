import type { z } from 'zod';
import { askToKeep } from './browser-storage.ts';
import { withDevice } from './device-database.ts';

/** Something that a page keeps on this device, for each user on its own. */
export interface DeviceDocument<T> {
  /** Unique over the app, and never renamed: what was kept under it would be lost from sight. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly initial: T;
}

/**
 * Declares a document of the device. A stored value that `schema` refuses is put aside and `initial` shows instead: let the
 * schema read what older versions wrote (defaults, unions).
 */
export function deviceDocument<T>(options: DeviceDocument<T>): DeviceDocument<T> {
  return options;
}

/** @throws whatever the browser says where storage is forbidden */
export async function readDocument<T>(userId: string, document: DeviceDocument<T>): Promise<T> {
  const stored = await withDevice(userId, (device) => device.get('documents', document.name));
  return parse(document, stored).value;
}

/** Changes what is stored, also by another tab; answers what is stored now. */
export async function writeDocument<T>(
  userId: string,
  document: DeviceDocument<T>,
  change: (value: T) => T,
): Promise<T> {
  return withDevice(userId, async (device) => {
    const tx = device.transaction(['documents', 'aside'], 'readwrite');
    // A failed request also aborts the transaction, whose own reason (no room left) is the one that counts.
    tx.done.catch(() => {});
    try {
      const stored = await tx.objectStore('documents').get(document.name);
      const { value, unreadable } = parse(document, stored);
      const now = change(value);
      if (unreadable) void tx.objectStore('aside').put(stored, `${document.name}/${new Date().toISOString()}`);
      void tx.objectStore('documents').put(now, document.name);
      await tx.done;
      askToKeep();
      return now;
    } catch (error) {
      abort(tx);
      throw tx.error ?? error;
    }
  });
}

function parse<T>(document: DeviceDocument<T>, stored: unknown): { readonly value: T; readonly unreadable: boolean } {
  if (stored === undefined) return { value: document.initial, unreadable: false };
  const parsed = document.schema.safeParse(stored);
  return parsed.success ? { value: parsed.data, unreadable: false } : { value: document.initial, unreadable: true };
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It has ended already.
  }
}
