import { useRouter } from '@tanstack/react-router';
import type { SleepAnswer } from '@wonderlings/erasure/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { putAsleep } from '../../lib/asleep/asleep.ts';
import { useSession, useUser } from '../../lib/session/session.ts';

interface FallAsleep {
  readonly pending: boolean;
  /** Why not, in words for below the password. */
  readonly refused: string | undefined;
  readonly ask: () => Promise<void>;
}

/**
 * Asks for the account to be put to sleep. Its page comes before this device signs out: it is open to all, so that the guard does
 * not take the child to the sign-in page in between.
 */
export function useFallAsleep(send: () => Promise<SleepAnswer>, noAnswer: string): FallAsleep {
  const { logOut } = useSession();
  const { username } = useUser();
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  return {
    pending,
    refused,
    async ask() {
      setPending(true);
      setRefused(undefined);
      try {
        putAsleep({ ...(await send()), username });
        await router.navigate({ to: '/asleep' });
        await logOut();
      } catch (error) {
        setRefused((error instanceof ApiError && error.refusal?.error) || noAnswer);
      } finally {
        setPending(false);
      }
    },
  };
}
