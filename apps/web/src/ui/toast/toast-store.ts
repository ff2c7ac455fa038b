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

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that may be there; answers its id. */
export function toast(words: ToastWords): number {
  lastId += 1;
  change([{ ...words, id: lastId, open: true }, ...items].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a toast; it stays in the list for a while, so that it can leave the screen in its own time. */
export function dismissToast(id: number): void {
  if (!items.some((item) => item.id === id && item.open)) return;
  change(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => change(items.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: an empty screen. */
export function clearToasts(): void {
  change([]);
}
