import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

// Most visits begin without a toast, so its code does not come with the first page.
const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

export function Toaster() {
  const items = useSyncExternalStore(subscribeToToasts, currentToasts);
  if (items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList items={items} />
    </Suspense>
  );
}
