import { createStore } from '../../lib/external-store.ts';

/** Specification 000, section 9. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastWords {
  readonly title?: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** How long it stays, in milliseconds; 5,000 when not said. */
  readonly durationMs?: number;
}
export interface ToastItem extends ToastWords {
  readonly id: number;
  readonly open: boolean;
}

export const NO_TOASTS: readonly ToastItem[] = [];

/** What is on the screen, the newest first. */
export const toasts = createStore(NO_TOASTS);
let lastId = 0;

/** Shows a toast in place of the one that may be there; answers its id. */
export function toast(words: ToastWords): number {
  lastId += 1;
  toasts.set([{ ...words, id: lastId, open: true }, ...toasts.get()].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a toast; it stays in the list for a while, so that it can leave the screen in its own time. */
export function dismissToast(id: number): void {
  if (!toasts.get().some((item) => item.id === id && item.open)) return;
  toasts.set(toasts.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => toasts.set(toasts.get().filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** For tests: an empty screen. */
export const clearToasts = (): void => toasts.set(NO_TOASTS);
