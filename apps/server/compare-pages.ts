import type { ComparePages } from '@wonderlings/kernel';
import { compareChild, type ReadModelParts, RebuildBusy, rebuildTables } from '@wonderlings/read-model';
import type { Logger } from '@wonderlings/telemetry';

/** Compares the pages of one child with the log, and has those built again that differ, in the background. */
export function comparePagesOf(parts: ReadModelParts, logger: Logger): ComparePages {
  async function rebuild(tables: readonly string[]): Promise<void> {
    try {
      await rebuildTables(parts, { tables });
    } catch (err) {
      if (!(err instanceof RebuildBusy))
        logger.error({ err, tables }, 'Tables that differ from the log could not be rebuilt');
    }
  }

  return async (childId, onPage) => {
    const compared = await compareChild(parts, { childId, onPage });
    if (compared.differing.length > 0) {
      logger.error({ tables: compared.differing }, 'Tables differ from the log, and are being rebuilt');
      void rebuild(compared.differing);
    }
    return compared;
  };
}
