const keyOf = (userId: string) => `wonderlings.journal-welcome.${userId}`;

/** Whether the buddy has said hello in this visit. Where storage is forbidden it counts as said: once too few is kinder. */
export function wasWelcomed(storage: Storage, userId: string): boolean {
  try {
    return storage.getItem(keyOf(userId)) !== null;
  } catch {
    return true;
  }
}

export function noteWelcome(storage: Storage, userId: string): void {
  try {
    storage.setItem(keyOf(userId), '1');
  } catch {
    // Then it was not shown either.
  }
}
