import { Suspense } from 'react';
import { useStore } from '../../lib/external-store.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { NO_TOASTS, toasts } from './toast-store.ts';

/** Most visits begin without a toast, so its code does not come with the first page; for one that says something without a network. */
export const loadToasts = () => import('./toast-list.tsx');

const ToastList = optionalPart(() => loadToasts().then((module) => module.ToastList));

export function Toaster() {
  const items = useStore(toasts, NO_TOASTS);
  if (items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList items={items} />
    </Suspense>
  );
}
