import { useSyncExternalStore } from 'react';

/** A value of this page that lives outside of React, as React calls it: an external store. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Tells its listeners, unless it is the very value that it holds already. */
  readonly set: (next: Value) => void;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param prerendered what it is while the page is prerendered and hydrated, of which every child sees the same; one object at each call */
export function useStore<Value>({ subscribe, get }: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
