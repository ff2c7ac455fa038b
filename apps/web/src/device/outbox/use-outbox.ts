import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession, useUser } from '../../lib/session/session.ts';
import type { KeptCommand } from './command.ts';
import type { Outbox } from './outbox.ts';
import { outboxOf, setOutboxSession } from './outboxes.ts';

/** The outbox of the signed-in child. For pages behind the guard. */
export function useOutbox(): Outbox {
  const session = useSession();
  useEffect(() => setOutboxSession(session), [session]);
  return outboxOf(useUser().id);
}

/** What this device keeps of a kind and the server does not have, in order: what waits, and what was refused. */
export function useKeptCommands(kind: string): readonly KeptCommand[] {
  const { subscribe, getState } = useOutbox();
  const all = useSyncExternalStore(subscribe, getState, getState);
  return useMemo(() => all.filter((command) => command.kind === kind), [all, kind]);
}

/** All that this device keeps and the server does not have, in order, and why the last try did not go through. */
export function useWaiting() {
  const outbox = useOutbox();
  const commands = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
  const trouble = useSyncExternalStore(outbox.subscribe, outbox.getTrouble, outbox.getTrouble);
  return { outbox, commands, trouble };
}

/** Sends what waits when the app starts or a child signs in. What wakes it later is in `outboxes.ts`. */
export function SendWaiting() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user?.id : undefined;
  useEffect(() => setOutboxSession(session), [session]);
  useEffect(() => {
    if (userId !== undefined) void outboxOf(userId).flush();
  }, [userId]);
  return null;
}
