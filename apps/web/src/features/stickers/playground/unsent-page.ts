import { logFailure } from '../../../lib/log.ts';
import type { UnsentPage } from './unsent-page.document.ts';

/** Where a page waits over a reload. Quiet: where nothing can be kept, it waits in memory alone. */
export interface UnsentKeeper {
  read(): Promise<UnsentPage | null>;
  /** The newest wish counts; null when there is nothing to be sent. */
  keep(unsent: UnsentPage | null): void;
}

/** On this device, in the user's own store. */
export function unsentOnDevice(userId: string): UnsentKeeper {
  // Only a child that places stickers needs the device's store.
  const storage = () => import('./unsent-page-storage.ts');
  let wanted: UnsentPage | null = null;
  let isKept = false;
  let turn: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (wanted === null && !isKept) return;
    const { dropUnsent, keepUnsent } = await storage();
    const now = wanted;
    isKept = now !== null;
    await (now ? keepUnsent(userId, now) : dropUnsent(userId));
  }

  return {
    async read() {
      try {
        const { readUnsent } = await storage();
        const found = await readUnsent(userId);
        isKept ||= found !== null;
        return found;
      } catch (reason) {
        logFailure('Whether stickers wait on this device could not be read', reason);
        return null;
      }
    },
    keep(unsent) {
      wanted = unsent;
      turn = turn
        .then(write)
        .catch((reason: unknown) => logFailure('Stickers wait in memory alone, until they are sent', reason));
    },
  };
}
