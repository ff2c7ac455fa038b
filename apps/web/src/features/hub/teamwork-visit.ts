const KEY = 'wonderlings.teamwork-recorded';

/**
 * Whether the coaches became a team for the first time in this visit, which is when it is recorded. Where storage is forbidden
 * every time is the first: twice in the record is better than never.
 */
export function isFirstTeamwork(storage: () => Storage = () => sessionStorage): boolean {
  try {
    if (storage().getItem(KEY) !== null) return false;
    storage().setItem(KEY, '1');
  } catch {
    return true;
  }
  return true;
}
