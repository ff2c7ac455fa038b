import { queryOptions } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getErasure, type SleepAnswer } from '@wonderlings/erasure/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { putAsleep } from '../../lib/asleep/asleep.ts';
import { useSession, useUser } from '../../lib/session/session.ts';

/** What would be erased, as of now. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

/** A day from now, to the minute. */
export const aDayFrom = (now: Date): Date => new Date(now.getTime() + 24 * 3_600_000);

interface FallAsleep {
  /** For the field of the password. */
  readonly field: {
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Sent once, complete or not. */
  readonly asked: boolean;
  readonly pending: boolean;
  /** @param isComplete what else the form asks for is there */
  readonly submit: (event: FormEvent, isComplete?: boolean) => void;
}

/**
 * The form that asks for the account to be put to sleep. Its page comes before this device signs out: it is open to all, so that the
 * guard does not take the child to the sign-in page in between.
 */
export function useFallAsleep(send: (password: string) => Promise<SleepAnswer>, noAnswer: string): FallAsleep {
  const { logOut } = useSession();
  const { username } = useUser();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function ask() {
    setPending(true);
    setRefused(undefined);
    try {
      putAsleep({ ...(await send(password)), username });
      await router.navigate({ to: '/asleep' });
      await logOut();
    } catch (error) {
      setRefused((error instanceof ApiError && error.refusal?.error) || noAnswer);
    } finally {
      setPending(false);
    }
  }
  return {
    field: {
      value: password,
      error: asked && !password ? 'Please enter your password.' : refused,
      onChange: ({ target }) => setPassword(target.value),
    },
    asked,
    pending,
    submit(event, isComplete = true) {
      event.preventDefault();
      setAsked(true);
      if (password && isComplete) void ask();
    },
  };
}
