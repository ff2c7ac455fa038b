import { useUser } from '../../lib/session/session.ts';

/** What the child is called. */
export function useName(): string {
  const { displayName, username } = useUser();
  return displayName ?? username;
}
