import { logout } from '@wonderlings/account/contract';
import { send } from '../../../lib/api/request.ts';

/** The answer is not read beyond ok or not ok (specification 000, section 7). */
export async function logOut(): Promise<void> {
  await send(logout);
}
