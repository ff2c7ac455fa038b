import {
  DomainError,
  type ProveGrownUp,
  type Route,
  type RouteRequest,
  route,
  sleepDetails,
} from '@wonderlings/kernel';
import * as contract from './contract.ts';
import { backupsEnd, type ErasureDependencies, rowsByTable } from './erase-account.ts';
import { fallAsleep, refuseDemo, wake } from './fall-asleep.ts';
import { receiptOf } from './receipt.ts';
import { endOf } from './retention.ts';
import { WITHOUT_ASKING } from './retention-catalogue.ts';
import type { AccountUseRow } from './tables.ts';

interface Dependencies extends ErasureDependencies {
  readonly proveGrownUp: ProveGrownUp;
}

export function erasureRoutes(dependencies: Dependencies): readonly Route[] {
  const { vault, read, now, retention, proveGrownUp } = dependencies;

  async function retentionOf(childId: string) {
    const years = retention?.retentionYears;
    if (years === undefined) return null;
    const [use] = await read<AccountUseRow>`
      select user_id, signed_in_at, erase_on, announced_at from read.account_uses where user_id = ${childId}`;
    const eraseOn = use?.erase_on ?? endOf(use?.signed_in_at ?? now().toISOString(), now(), years);
    return { years, eraseOn, isAnnounced: use?.erase_on != null };
  }

  /** The session is over with all the others; its cookies go too. */
  async function sleepNow({
    childId,
    context,
    session,
  }: Pick<RouteRequest<typeof contract.askErasure>, 'childId' | 'context' | 'session'>) {
    const sleep = await fallAsleep(dependencies, childId, context(childId));
    await session.signOut();
    if (session.deviceToken) session.rememberDevice(null);
    return sleepDetails(sleep);
  }

  return [
    route(contract.getErasure, async ({ childId }) => {
      const rows = await rowsByTable(dependencies, childId);
      return {
        feelings: rows.get('moods') ?? 0,
        activities: rows.get('activity_sessions') ?? 0,
        backupsEnd: backupsEnd(dependencies, new Date(now().getTime() + contract.SLEEP_MS)),
        retention: await retentionOf(childId),
        kinds: WITHOUT_ASKING.map(({ id, what, howLong }) => ({ id, what, howLong })),
      };
    }),

    route(contract.askErasure, async (request) => {
      const { childId, body, network } = request;
      await refuseDemo(dependencies, childId);
      if (!(await vault.verifyPassword(childId, body.password, network))) {
        const sentence = 'That was not your password.';
        throw new DomainError('forbidden', 'erasure.wrong-password', sentence, { password: sentence });
      }
      return sleepNow(request);
    }),

    route(contract.askErasureAsGrownUp, async (request) => {
      await refuseDemo(dependencies, request.childId);
      await proveGrownUp(dependencies, request, request.body.password);
      return sleepNow(request);
    }),

    route(contract.undoErasure, async (request) => {
      await wake(dependencies, request);
      return { ok: true } as const;
    }),

    route(contract.getReceipt, ({ params }) => receiptOf(dependencies, params.number)),
  ];
}
