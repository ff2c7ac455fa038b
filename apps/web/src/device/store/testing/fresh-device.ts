import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { dropOutboxes } from '../../outbox/outboxes.ts';
import { dropKeyConnection } from '../../sealed.ts';
import { forgetAsking } from '../browser-storage.ts';
import { dropConnections, withDevice } from '../device-database.ts';
import { dropDocumentStores } from '../document-stores.ts';
import 'fake-indexeddb/auto';

/** A device that has never been used, for `beforeEach`. */
export function freshDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  reloadPage();
}

/** The page is loaded anew over the same device: nothing in memory, no open connection. */
export function reloadPage(): void {
  dropConnections();
  dropKeyConnection();
  dropOutboxes();
  dropDocumentStores();
  forgetAsking();
}

/** A browser that keeps nothing (a private window, forbidden storage). */
export function deniedDevice(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse });
  reloadPage();
}

/** Every write fails for want of room until the answered function is called. Reads work. */
export function fullDevice(): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError');
  });
  return () => spy.mockRestore();
}

/** What the device holds of a user's documents by now, as JSON. */
export async function documentsOf(userId: string): Promise<string> {
  return JSON.stringify(await withDevice(userId, (device) => device.getAll('documents')));
}
