import { useEffect, useState } from 'react';
import { hasHappened, noteHappened } from '../../lib/once-a-visit/once-a-visit.ts';

export const welcomeOf = (userId: string) => `journal-welcome.${userId}`;

/** Whether the buddy says hello: once a visit; once too few is kinder. Answers it with how to close it. */
export function useWelcome(userId: string): readonly [open: boolean, close: () => void] {
  const [open, setOpen] = useState(() => !hasHappened(welcomeOf(userId), true));
  useEffect(() => noteHappened(welcomeOf(userId)), [userId]);
  return [open, () => setOpen(false)];
}
