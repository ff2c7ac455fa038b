import { documentStoreOf } from '../../device/store/document-stores.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { dayDocument, withDone } from './day.document.ts';

/** Notes on the device that the child has finished something, for what home suggests next. */
export function noteDone(userId: string, id: string, at: Date): void {
  documentStoreOf(userId, dayDocument).update((kept) => withDone(kept, id, localDateOf(at)));
}
