import { USER_STORAGE_KEY } from '../session/user-storage-key.ts';

/** Under this name, and the child's id, the device keeps what is on the header. */
export const HEADER_KEY = 'wonderlings.header-stickers.';

/** Whether the child that was here last has stickers on its header; known before anything else has loaded. */
export function isDecorated(): boolean {
  try {
    const { id } = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? '{}');
    const header: unknown = JSON.parse(localStorage.getItem(`${HEADER_KEY}${id}`) ?? '[]');
    return Array.isArray(header) && header.length > 0;
  } catch {
    return false;
  }
}
