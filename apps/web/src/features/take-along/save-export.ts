import { type ExportState, exportFile } from '@wonderlings/take-along/contract';
import { copyOfDevice } from '../../device/store/device-copy.ts';
import { send } from '../../lib/api/request.ts';
import { saveFile } from '../../lib/files.ts';
import { DEVICE_FILE } from './device-file.ts';
import { withEntry } from './zip-entries.ts';

/** A part comes in time on a slow line too, and one that did not is asked for again alone. */
const PART_BYTES = 2_000_000;
const PART_WITHIN_MS = 100_000;
const TRIES = 3;

interface Saving {
  readonly userId: string;
  readonly name: string;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Saves the file of an export with the downloads of this device; what the device holds is added here, and never on the server.
 * @throws what the calls throw, `ApiError` above all
 */
export async function saveExport({ id, size, withDevice }: ExportState, { userId, name, onProgress }: Saving) {
  const total = size ?? 0;
  const parts: Blob[] = [];
  for (let start = 0; start < total; start += PART_BYTES) {
    onProgress(start, total);
    parts.push(await partOf(id, start, Math.min(start + PART_BYTES, total)));
  }
  const file = new Blob(parts, { type: 'application/zip' });
  saveFile(withDevice ? await withEntry(file, DEVICE_FILE, await copyOfDevice(userId, new Date())) : file, name);
}

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
