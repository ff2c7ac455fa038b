import { JOURNAL_NAME, User } from '@wonderlings/account/contract';
import { deviceValue } from '../../device/store/parsed-values.ts';
import { USER_STORAGE_KEY } from '../../lib/session/session-hint.ts';
import { keepText } from '../../lib/small-values.ts';

/** What the first paint needs: whose page it is, in which colors and words, with which companion. Nothing else stays on the device. */
const KeptUser = User.pick({
  id: true,
  username: true,
  displayName: true,
  favoriteColor: true,
  defaultTheme: true,
  words: true,
  profileImage: true,
  selectedWonderling: true,
  isDemo: true,
});

/** What is not kept: no page shows it before the server has answered. */
const NOT_KEPT = { birthday: null, journalName: JOURNAL_NAME.default, created: new Date(0).toISOString() } as const;

const value = deviceValue(KeptUser);

export function readCachedUser(): User | null {
  const kept = value.read(USER_STORAGE_KEY);
  return kept && { ...kept, ...NOT_KEPT };
}

export function writeCachedUser(user: User): void {
  const kept = KeptUser.safeParse(user);
  if (kept.success) value.keep(USER_STORAGE_KEY, kept.data);
}

export const removeCachedUser = (): void => value.forget(USER_STORAGE_KEY);

/** Tells what another tab has written: whom it knows, or `null` after it signed out. Answers how to stop listening. */
export function watchCachedUser(onChange: (user: User | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === USER_STORAGE_KEY || event.key === null) onChange(readCachedUser());
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Written and removed again at once: other tabs hear of it, and nothing stays. */
const LOGGED_OUT_KEY = 'wonderlings.logged-out';

/**
 * Tells the other tabs that the user logged out, which the removed copy of the user alone does not: a session that ran out
 * removes it too. They hear of it after that removal, so their pages are closed by then.
 */
export function tellLoggedOut(): void {
  // Where storage is forbidden no other tab shares a session by it either.
  keepText('device', LOGGED_OUT_KEY, String(Date.now()));
  keepText('device', LOGGED_OUT_KEY, null);
}

/** Answers how to stop listening. */
export function watchLoggedOut(onLoggedOut: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === LOGGED_OUT_KEY && event.newValue !== null) onLoggedOut();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
