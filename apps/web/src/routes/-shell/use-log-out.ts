import { useState } from 'react';
import { useSession } from '../../lib/session/session.ts';

/** Logout for a button: `busy` while it runs, and while nobody knows yet who is here. */
export function useLogOut(): { readonly busy: boolean; readonly logOut: () => void } {
  const { status, logOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  return {
    busy: status === 'loading' || leaving,
    logOut: () => {
      setLeaving(true);
      void logOut().finally(() => setLeaving(false));
    },
  };
}
