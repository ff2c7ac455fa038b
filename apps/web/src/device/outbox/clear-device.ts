import { draftStorage, forgetDrafts } from '../drafts.ts';
import { forgetDevice } from '../store/forgetting.ts';
import { forgetDeviceValues } from '../store/parsed-values.ts';
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
  // Every name of such a value of the user's ends with its id, the header's stickers for one.
  forgetDeviceValues((key) => key.startsWith('wonderlings.') && key.endsWith(`.${userId}`));
  await forgetDevice(userId);
}
