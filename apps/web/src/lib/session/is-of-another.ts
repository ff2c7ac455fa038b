import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wonderlings/account/contract';
import { USER_KEY } from './session.ts';

/**
 * Whether an answer belongs to another child than the one who is signed in now: on a tablet that children share, a save can be
 * answered after the next child has signed in.
 */
export function isOfAnother(queryClient: QueryClient, userId: string): boolean {
  const user = queryClient.getQueryData<User | null>(USER_KEY);
  return user != null && user.id !== userId;
}
