import { useSyncExternalStore } from 'react';
import { useUser } from '../../lib/session/session.ts';
import type { DeviceDocument } from './device-document.ts';
import { watchTabs } from './device-news.ts';
import { type Change, createDocumentStore, type DocumentState, type DocumentStore } from './document-store.ts';
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

/** For tests: the page is loaded anew. What the old one had not kept is gone with it. */
export function dropDocumentStores(): void {
  for (const ofUser of stores.values()) for (const { store } of ofUser.values()) store.forget();
  stores.clear();
}

export interface DeviceDocumentHandle<T> extends DocumentState<T> {
  /** Shows at once; is kept as soon as the device has done so. `change` must be pure, it may run again. */
  readonly update: (change: Change<T>) => void;
  /** Tries again to keep what could not be kept. */
  readonly retry: () => void;
}

/**
 * The signed-in child's own copy of a document that stays on this device. While `loading` it is `initial`; `not-kept` means
 * that it is in memory alone (show `<NotKeptNote of={handle} />`).
 */
export function useDeviceDocument<T>(document: DeviceDocument<T>): DeviceDocumentHandle<T> {
  const store = documentStoreOf(useUser().id, document);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { ...state, update: store.update, retry: store.retry };
}
