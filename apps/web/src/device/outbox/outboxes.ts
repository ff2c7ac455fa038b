import { watchTabs } from '../store/device-news.ts';
import { whenForgotten } from '../store/forgetting.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxSession } from './sending.ts';

const outboxes = new Map<string, Outbox>();
let session: OutboxSession | null = null;

/** Whose session this browser has: nothing goes out for any other child. */
export function setOutboxSession(now: OutboxSession): void {
  session = now;
}

/** The one outbox of that user on this page. */
export function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId);
  if (known) return known;
  listen();
  const made = createOutbox(userId, { session: () => session, alone: oneTab });
  outboxes.set(userId, made);
  void made.refresh();
  return made;
}

/** Another tab that sends is not waited for longer than it may take with one call: it may sleep. */
const OTHER_TAB_WITHIN_MS = 20_000;

async function oneTab(userId: string, work: () => Promise<void>): Promise<void> {
  // Not on plain http: there two tabs may send the same, under its key, which the server carries out once.
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(OTHER_TAB_WITHIN_MS);
  await navigator.locks.request(`wonderlings.outbox.${userId}`, { signal }, work);
}

whenForgotten((userId) => outboxes.get(userId)?.forget());

let isListening = false;

function listen(): void {
  // Where pages are prerendered there is no window, and nothing waits.
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  watchTabs(({ what, userId }) => {
    if (what === 'outbox') void outboxes.get(userId)?.refresh();
  });
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
}

/** Something may have changed for what waits: there is a network again, or the page is looked at again. */
function wake(): void {
  const userId = session?.user?.id;
  if (userId !== undefined && document.visibilityState === 'visible') void outboxOf(userId).flush();
}

/** For tests: the page is loaded anew. */
export function dropOutboxes(): void {
  for (const outbox of outboxes.values()) outbox.stop();
  outboxes.clear();
  session = null;
}
