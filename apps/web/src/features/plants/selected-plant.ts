import { DRAFT_PREFIX } from '../../device/drafts/drafts.ts';

/** In this tab only, and gone with the drafts at logout: which plant a child has open is of no use to anybody else. */
const keyOf = (userId: string) => `${DRAFT_PREFIX}plants.${userId}.selected`;

export function readSelected(storage: Storage, userId: string): string | null {
  try {
    return storage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

export function keepSelected(storage: Storage, userId: string, plantId: string | null): void {
  try {
    if (plantId === null) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), plantId);
  } catch {
    // The child taps the plant again.
  }
}
