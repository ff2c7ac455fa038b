import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '@wonderlings/erasure/contract';
import type { SleepAnswer } from '@wonderlings/kernel/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useShowAsleep } from '../account/index.ts';

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

/** The form that asks for the account to be put to sleep, and leads to its page. */
export function useFallAsleep(send: (password: string) => Promise<SleepAnswer>, noAnswer: string): FallAsleep {
  const showAsleep = useShowAsleep();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function ask() {
    setPending(true);
    setRefused(undefined);
    try {
      await showAsleep(await send(password));
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
