import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ExportState, exportFile, makeExport, stopExport } from '@wonderlings/take-along/contract';
import { copyOfDevice } from '../../device/store/device-copy.ts';
import { call } from '../../lib/api/call.ts';
import { send } from '../../lib/api/request.ts';
import { saveFile } from '../../lib/files.ts';
import { logFailure } from '../../lib/log.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import type { PasswordAttempt } from '../grown-up/index.ts';
import { DEVICE_FILE } from './device-file.ts';
import { EXPORT_COPY } from './take-along.copy.ts';
import { exportQuery } from './take-along.query.ts';
import { withEntry } from './zip-entries.ts';

export const makeExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    // Its variables hold a password: they are not kept.
    gcTime: 0,
    mutationFn: (attempt: PasswordAttempt<{ readonly withDevice: boolean }>) => call(makeExport, attempt),
    onSuccess: (state) => queryClient.setQueryData(exportQuery.queryKey, state),
  });

export const stopExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: ExportState) => call(stopExport, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });

interface Saving {
  readonly state: ExportState;
  readonly userId: string;
  readonly name: string;
}

/**
 * Saves the file of an export with the downloads of this device; what the device holds is added here, and never on the server.
 * @param onProgress is told how many bytes have come, of how many
 */
export const saveExportMutation = (queryClient: QueryClient, onProgress: (done: number, total: number) => void) =>
  mutationOptions({
    mutationFn: async ({ state: { id, size, withDevice }, userId, name }: Saving) => {
      const total = size ?? 0;
      const parts: Blob[] = [];
      for (let start = 0; start < total; start += PART_BYTES) {
        onProgress(start, total);
        parts.push(await partOf(id, start, Math.min(start + PART_BYTES, total)));
      }
      const file = new Blob(parts, { type: 'application/zip' });
      saveFile(withDevice ? await withEntry(file, DEVICE_FILE, await copyOfDevice(userId, new Date())) : file, name);
    },
    onError: (reason) => {
      const { notSaved } = EXPORT_COPY.ready;
      logFailure(notSaved.title, reason);
      toast({ ...notSaved, variant: 'destructive' });
      // Its hour may be over.
      void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey });
    },
  });

/** A part comes in time on a slow line too, and one that did not is asked for again alone. */
const PART_BYTES = 2_000_000;
const PART_WITHIN_MS = 100_000;
const TRIES = 3;

async function partOf(id: string, start: number, end: number): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    try {
      const headers = { Range: `bytes=${start}-${end - 1}` };
      const answer = await send(exportFile, { params: { id }, headers, timeLimitMs: PART_WITHIN_MS });
      return await answer.blob();
    } catch (error) {
      // A network that was away for a moment; a refusal stays one.
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
    }
  }
}
