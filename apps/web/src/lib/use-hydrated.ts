import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page takes over what was prerendered (ADR 0048), and true from then on: what only this device, this
 * child or this day knows may be shown. A page that was not painted begins with true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
