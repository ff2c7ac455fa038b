import type { Sql } from '@wonderlings/postgres';
import { dropInClear } from '../table/generations.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { pause } from './pause.ts';

interface ClearLeftoversOptions {
  readonly sql: Sql;
  readonly plans: readonly TablePlan[];
  readonly signal: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

const RETRY_MS = 30_000;

/**
 * Sees to it that no replaced generation stays behind with clear text in columns that are sealed by now: a rebuild drops them, but
 * one may have been read at that moment, or the process have ended between the swap and the drop.
 */
export async function dropClearLeftovers({ sql, plans, signal, onFault }: ClearLeftoversOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await dropInClear(sql, plans)) return;
    } catch (error) {
      if (signal.aborted) return;
      onFault(error);
    }
    await pause(RETRY_MS, signal);
  }
}
