import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { User } from '@wonderlings/account/contract';
import type { z } from 'zod';
import { noAnswer } from '../../lib/api/api-error.ts';
import { logFailure } from '../../lib/log.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { canSeal } from '../sealed.ts';
import { hasDatabases } from '../store/browser-storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What this read has answered last is kept on the device, and parsed by this when it is shown without a network (ADR 0049). */
      readonly offline?: z.ZodType;
    };
  }
}

/** Reads that show what was kept, until the server answers them. */
const fromLastVisit = new WeakSet<Query>();
export const isFromLastVisit = (query: Query): boolean => fromLastVisit.has(query);

const userIdIn = (client: QueryClient): string | undefined => client.getQueryData<User | null>(USER_KEY)?.id;
const storage = () => import('./offline-reads-storage.ts');
/** Plain http has no WebCrypto, and some browsers no storage: nothing is kept there, and nothing to forget. */
const canKeep = (): boolean => hasDatabases() && canSeal();

/**
 * From now on what the signed-in child has read last, of queries whose `meta` says `offline`, is kept sealed on this device,
 * and shown where the server does not answer at all. The network always goes first; what was kept is read again with it.
 */
export function keepReadsOffline(client: QueryClient): void {
  if (!canKeep()) return;
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, persister: orFromLastVisit } });
  const soon = whenIdleOnce<Query>((query) => void keep(client, query));
  // However the data came into the cache: by an answer, or by what an act has changed.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.query.meta?.offline) return;
    // Stale from the beginning, so that it is read again at the next chance.
    if (isFromLastVisit(event.query)) event.query.invalidate();
    else soon(event.query);
  });
}

const orFromLastVisit: QueryPersister = async (queryFn, context, query) => {
  try {
    const answer = await queryFn(context);
    fromLastVisit.delete(query);
    return answer;
  } catch (reason) {
    if (!noAnswer(reason) || context.signal.aborted) throw reason;
    if (isFromLastVisit(query)) return query.state.data;
    const kept = query.state.data === undefined ? await keptFor(context.client, query) : undefined;
    if (kept === undefined) throw reason;
    fromLastVisit.add(query);
    return kept;
  }
};

/** Undefined where nothing is kept, or where another release kept what this one cannot read. */
async function keptFor(client: QueryClient, query: Query): Promise<unknown> {
  const userId = userIdIn(client);
  const schema = query.meta?.offline;
  if (userId === undefined || !schema) return undefined;
  try {
    const { lastRead } = await storage();
    const kept = schema.safeParse(await lastRead(userId, query.queryHash));
    return kept.success && userIdIn(client) === userId ? kept.data : undefined;
  } catch (reason) {
    logFailure('What was read last could not be opened', reason);
    return undefined;
  }
}

/** A convenience: where it fails, nothing is lost. */
async function keep(client: QueryClient, query: Query): Promise<void> {
  const userId = userIdIn(client);
  // Signing out empties the cache.
  const isCurrent = () => userIdIn(client) === userId && client.getQueryCache().get(query.queryHash) === query;
  try {
    const { keepRead } = await storage();
    if (userId !== undefined && isCurrent()) await keepRead(userId, query.queryHash, query.state.data, isCurrent);
  } catch (reason) {
    logFailure('What was read is not kept for when there is no network', reason);
  }
}

/** Forgets what was kept of every read; what is read from then on is kept anew. */
export function forgetReadsSoon(): void {
  if (!canKeep()) return;
  void storage()
    .then(({ forgetReads }) => forgetReads())
    .catch((reason: unknown) => logFailure('What was read last stays on this device, sealed', reason));
}

/** Calls `act` for each thing once, when the browser has nothing more urgent to do. */
function whenIdleOnce<Thing>(act: (thing: Thing) => void): (thing: Thing) => void {
  const waiting = new Set<Thing>();
  return (thing) => {
    waiting.add(thing);
    if (waiting.size > 1) return;
    whenIdle(() => {
      const things = [...waiting];
      waiting.clear();
      for (const one of things) act(one);
    });
  };
}
