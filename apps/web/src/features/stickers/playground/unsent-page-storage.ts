import { withDevice } from '../../../device/store/device-database.ts';
import { readDocument } from '../../../device/store/document-storage.ts';
import { UNSENT_PAGE, type UnsentPage } from './unsent-page.document.ts';

// Not a document that is shown as it is kept: the page is shown from memory, and kept for as long as the server lacks it.
// Each throws whatever the browser says where storage is full or forbidden.

export async function readUnsent(userId: string): Promise<UnsentPage | null> {
  // A browser without any storage of this kind has kept nothing.
  return typeof indexedDB === 'undefined' ? null : readDocument(userId, UNSENT_PAGE);
}

export async function keepUnsent(userId: string, unsent: UnsentPage): Promise<void> {
  await withDevice(userId, (device) => device.put('documents', unsent, UNSENT_PAGE.name));
}

export async function dropUnsent(userId: string): Promise<void> {
  await withDevice(userId, (device) => device.delete('documents', UNSENT_PAGE.name));
}
