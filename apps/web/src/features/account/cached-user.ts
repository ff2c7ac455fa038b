import { JOURNAL_NAME, User } from '@wonderlings/account/contract';
import { USER_STORAGE_KEY } from '../../lib/session/user-storage-key.ts';

// A browser may forbid storage (private windows, a full device); the app then simply starts without a copy.

/** What the first paint needs: whose page it is, in which colors, with which companion. Nothing else stays on the device. */
const KeptUser = User.pick({
  id: true,
  username: true,
  displayName: true,
  favoriteColor: true,
  defaultTheme: true,
  profileImage: true,
  selectedWonderling: true,
  isDemo: true,
});

/** What is not kept: no page shows it before the server has answered. */
const NOT_KEPT = { birthday: null, journalName: JOURNAL_NAME.default, created: new Date(0).toISOString() } as const;

export function readCachedUser(): User | null {
  try {
    return parseUser(localStorage.getItem(USER_STORAGE_KEY));
  } catch {
    return null;
  }
}

export function writeCachedUser(user: User): void {
  try {
    localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(KeptUser.parse(user)));
  } catch {}
}

export function removeCachedUser(): void {
  try {
    localStorage.removeItem(USER_STORAGE_KEY);
  } catch {}
}

/** Tells what another tab has written: whom it knows, or `null` after it signed out. Answers how to stop listening. */
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
    const { data } = KeptUser.safeParse(JSON.parse(stored));
    return data ? { ...data, ...NOT_KEPT } : null;
  } catch {
    return null;
  }
}
