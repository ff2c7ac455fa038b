/** Written and removed again at once: other tabs hear of it, and nothing stays. */
const LOGGED_OUT_KEY = 'wonderlings.logged-out';

/**
 * Tells the other tabs that somebody logged out, which the removed copy of the user alone does not: a session that ran out
 * removes it too. They hear of it after that removal, so their pages are closed by then.
 */
export function tellLoggedOut(): void {
  try {
    localStorage.setItem(LOGGED_OUT_KEY, String(Date.now()));
    localStorage.removeItem(LOGGED_OUT_KEY);
  } catch {
    // Where storage is forbidden no other tab shares a session by it either.
  }
}

/** Answers how to stop listening. */
export function watchLoggedOut(onLoggedOut: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === LOGGED_OUT_KEY && event.newValue !== null) onLoggedOut();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
