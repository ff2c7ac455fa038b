import { draftStorage, forgetDrafts } from '../drafts.ts';
import { forgetDevice } from '../store/forgetting.ts';
import { outboxOf } from './outboxes.ts';

/** What was done without a network is sent first, if that can be done in this time. */
const SEND_WITHIN_MS = 2_000;

/**
 * Forgets everything that is kept for the user on this device, and what was written and not saved in this tab.
 * @throws whatever the browser says where storage is forbidden
 */
export async function clearDevice(userId: string): Promise<void> {
  const sent = outboxOf(userId).flush();
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, SEND_WITHIN_MS))]);
  forgetDrafts(draftStorage());
  forgetStored(userId);
  await forgetDevice(userId);
}

/** What is kept of that user outside of the databases: every such name ends with the user's id, the header's stickers for one. */
function forgetStored(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('wonderlings.') && key.endsWith(`.${userId}`)) localStorage.removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
