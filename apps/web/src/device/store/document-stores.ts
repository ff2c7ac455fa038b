import type { DeviceDocument } from './device-document.ts';
import { watchTabs } from './device-news.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { whenForgotten } from './forgetting.ts';

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

whenForgotten((userId) => {
  for (const { store } of stores.get(userId)?.values() ?? []) store.forget();
});

// One listener for the page: a store is told, it does not listen.
watchTabs((news) => {
  if (news.what === 'document') stores.get(news.userId)?.get(news.name)?.store.refresh();
});

/** The documents that are in memory alone, as the page shows them: a copy of the device should hold them too. */
export function unkeptDocuments(userId: string): ReadonlyMap<string, unknown> {
  const all = [...(stores.get(userId) ?? [])].map(([name, { store }]) => [name, store.getState()] as const);
  return new Map(all.flatMap(([name, { status, value }]) => (status === 'not-kept' ? [[name, value] as const] : [])));
}

/** For tests: the page is loaded anew. */
export function dropDocumentStores(): void {
  stores.clear();
}
