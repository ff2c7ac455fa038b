import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ToastItem } from './toast-store.ts';

const NO_TOASTS: readonly ToastItem[] = [];

// Most visits begin without a toast, so its code does not come with the first page.
const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

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
