import { User } from '@wonderlings/account/contract';
import { USER_STORAGE_KEY } from '../../lib/session/user-storage-key.ts';

// A browser may forbid storage (private windows, a full device); the app then simply starts without a copy.

export function readCachedUser(): User | null {
  try {
    return parseUser(localStorage.getItem(USER_STORAGE_KEY));
  } catch {
    return null;
  }
}

export function writeCachedUser(user: User): void {
  try {
    localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(user));
  } catch {}
}

export function removeCachedUser(): void {
  try {
    localStorage.removeItem(USER_STORAGE_KEY);
  } catch {}
}

/** Tells what another tab has written: its user, or `null` after it signed out. Answers how to stop listening. */
export function watchCachedUser(onChange: (user: User | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === USER_STORAGE_KEY || event.key === null) onChange(parseUser(event.newValue));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function parseUser(stored: string | null): User | null {
  if (stored === null) return null;
  try {
    return User.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
