import { useEffect, useState } from 'react';
import { noteWelcome, wasWelcomed } from './welcome-visit.ts';

/** Whether the buddy says hello: once a visit. Answers it with how to close it. */
export function useWelcome(userId: string): readonly [open: boolean, close: () => void] {
  const [open, setOpen] = useState(() => !wasWelcomed(sessionStorage, userId));
  useEffect(() => noteWelcome(sessionStorage, userId), [userId]);
  return [open, () => setOpen(false)];
}
