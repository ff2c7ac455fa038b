import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { beginImport, bringIn, IMPORT_LIMITS, type ImportState, importPart } from '@wonderlings/take-along/contract';
import { call, readAnswer } from '../../lib/api/call.ts';
import { send } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { DEVICE_FILE, putOnDevice } from './device-file.ts';
import { IMPORT_COPY } from './take-along.copy.ts';
import { importQuery } from './take-along.query.ts';
import { NoZip, withoutEntry } from './zip-entries.ts';

const PART_WITHIN_MS = 100_000;
const TRIES = 3;

interface SendFile {
  readonly file: Blob;
  readonly onProgress: (done: number, total: number) => void;
}

/** Sends a file in parts, without what it holds of a device. */
export const sendImportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ file, onProgress }: SendFile) => {
      const zip = await withoutDevice(file);
      let state = await call(beginImport, { body: { size: zip.size } });
      for (let part = 0; part * IMPORT_LIMITS.partBytes < zip.size; part += 1) {
        onProgress(part * IMPORT_LIMITS.partBytes, zip.size);
        const start = part * IMPORT_LIMITS.partBytes;
        state = await sendPart(state.id, part, zip.slice(start, start + IMPORT_LIMITS.partBytes));
      }
      return state;
    },
    onSuccess: (state) => queryClient.setQueryData(importQuery.queryKey, state),
  });

/** What is no zip goes as it is: the server says what is wrong with it. */
const withoutDevice = (file: Blob): Promise<Blob> =>
  withoutEntry(file, DEVICE_FILE).catch((error: unknown) => {
    if (error instanceof NoZip) return file;
    throw error;
  });

async function sendPart(id: string, part: number, bytes: Blob): Promise<ImportState> {
  for (let tries = 1; ; tries += 1) {
    try {
      const params = { id, part: String(part) };
      return await readAnswer(importPart, await send(importPart, { params, bytes, timeLimitMs: PART_WITHIN_MS }));
    } catch (error) {
      // The same part again is the same; a refusal stays one.
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
    }
  }
}

export const bringInMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: ImportState) => call(bringIn, { params: { id } }),
    onSuccess: (state) => queryClient.setQueryData(importQuery.queryKey, state),
    onError: () => void queryClient.invalidateQueries({ queryKey: importQuery.queryKey }),
  });

/** Puts what the file holds of a device on this one; it was not sent. */
export const putBackMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (kept: Blob) => putOnDevice(userId, kept),
    onError: (reason) => {
      logFailure(IMPORT_COPY.putBackFailed.title, reason);
      toast({ ...IMPORT_COPY.putBackFailed, variant: 'destructive' });
    },
  });
