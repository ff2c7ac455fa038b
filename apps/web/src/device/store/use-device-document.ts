import { useSyncExternalStore } from 'react';
import { useUser } from '../../lib/session/session.ts';
import type { DeviceDocument } from './device-document.ts';
import type { Change, DocumentState } from './document-store.ts';
import { documentStoreOf } from './document-stores.ts';

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
