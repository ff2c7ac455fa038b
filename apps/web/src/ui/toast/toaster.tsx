import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { currentToasts, subscribeToToasts, type ToastItem } from './toast-store.ts';

const NO_TOASTS: readonly ToastItem[] = [];

/** Most visits begin without a toast, so its code does not come with the first page; for one that says something without a network. */
export const loadToasts = () => import('./toast-list.tsx');

const ToastList = optionalPart(() => loadToasts().then((module) => module.ToastList));

const noToasts = () => NO_TOASTS;

export function Toaster() {
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  if (items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList items={items} />
    </Suspense>
  );
}
