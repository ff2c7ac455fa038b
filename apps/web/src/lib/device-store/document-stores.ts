import { deleteDevice } from './device-database.ts';
import type { DeviceDocument } from './device-document.ts';
import { tellTabs } from './device-news.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';

type AnyDocument = DeviceDocument<unknown>;
const stores = new Map<
  string,
  Map<string, { readonly document: AnyDocument; readonly store: DocumentStore<unknown> }>
>();

/** The one store of that document and user on this page. Throws when two documents claim the same name. */
export function documentStoreOf<T>(userId: string, document: DeviceDocument<T>): DocumentStore<T> {
  const ofUser = stores.get(userId) ?? new Map();
  stores.set(userId, ofUser);
  const known = ofUser.get(document.name);
  if (known) {
    if (known.document !== document) throw new Error(`Two documents of the device are called "${document.name}"`);
    return known.store;
  }
  const store = createDocumentStore(userId, document);
  ofUser.set(document.name, { document, store });
  return store;
}

/** Deletes everything that is kept for the user on this device, in every tab, and what waits in memory. */
export async function forgetDevice(userId: string): Promise<void> {
  for (const { store } of stores.get(userId)?.values() ?? []) store.forget();
  tellTabs({ userId, what: 'forgotten' });
  await deleteDevice(userId);
}

/** For tests: the page is loaded anew. */
export function dropDocumentStores(): void {
  stores.clear();
}
