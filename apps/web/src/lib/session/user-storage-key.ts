/** Where the last known user is kept on the device. */
export const USER_STORAGE_KEY = 'wonderlings.user';

/** Whether somebody was signed in here last; known before the session's own code has loaded. */
export function hasCachedUser(): boolean {
  try {
    return localStorage.getItem(USER_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
