import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { forgetDrafts } from '../../device/drafts/drafts.ts';
import { forgetDevice } from '../../device/store/forgetting.ts';
import type { Session } from '../../lib/session/session.ts';
import { outboxOf } from './outboxes.ts';

/** What was finished without a network is sent first, if that can be done in this time. */
const SEND_WITHIN_MS = 2_000;

/**
 * Forgets everything that is kept for the user on this device, and what was written and not saved in this tab.
 * @throws whatever the browser says where storage is forbidden
 */
export async function clearDevice(userId: string, session: Pick<Session, 'queryClient' | 'refresh'>): Promise<void> {
  const sent = outboxOf(userId, session).flush();
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, SEND_WITHIN_MS))]);
  forgetDrafts(draftStorage());
  await forgetDevice(userId);
}
