const keyOf = (userId: string) => `wonderlings.teamwork-recorded.${userId}`;

/**
 * Whether the coaches became a team for the first time in this visit, which is when it is recorded. Where storage is forbidden
 * every time is the first: twice in the record is better than never.
 */
export function isFirstTeamwork(storage: () => Storage, userId: string): boolean {
  try {
    if (storage().getItem(keyOf(userId)) !== null) return false;
    storage().setItem(keyOf(userId), '1');
  } catch {
    return true;
  }
  return true;
}
