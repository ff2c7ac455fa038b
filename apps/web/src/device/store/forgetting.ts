import { forgetReads } from '../offline-reads/offline-reads-storage.ts';
import { forgetDeviceKey } from '../sealed.ts';
import { deleteDevice, noteForgotten } from './device-database.ts';
import { tellTabs, watchTabs } from './device-news.ts';

type OnForgotten = (userId: string) => void;
const listeners = new Set<OnForgotten>();

/** For what keeps things in memory: it is told when a user's things are to be forgotten, in every tab. */
export function whenForgotten(listener: OnForgotten): void {
  if (listeners.size === 0) watchTabs(({ what, userId }) => what === 'forgotten' && tell(userId));
  listeners.add(listener);
}

/**
 * Forgets everything that is kept for the user on this device, in every tab, in memory too.
 * @throws whatever the browser says where storage is forbidden; what was in memory is gone then, too
 */
export async function forgetDevice(userId: string): Promise<void> {
  tell(userId);
  tellTabs({ userId, what: 'forgotten' });
  // Without the key, what may be left of the sealed bytes on a disk opens no more.
  await Promise.all([forgetDeviceKey(userId), forgetReads(), deleteDevice(userId)]);
}

function tell(userId: string): void {
  noteForgotten(userId);
  for (const listener of listeners) listener(userId);
}
