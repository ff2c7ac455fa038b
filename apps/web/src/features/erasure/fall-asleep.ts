import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useShowAsleep } from '../account/index.ts';
import { type Asker, askErasureMutation } from './erasure.mutation.ts';

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
export function useFallAsleep(who: Asker, noAnswer: string): FallAsleep {
  const showAsleep = useShowAsleep();
  const { mutate, isPending, error } = useMutation({
    ...askErasureMutation(who),
    onSuccess: (sleep) => showAsleep(sleep),
  });
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const refused = error ? (error instanceof ApiError && error.refusal?.error) || noAnswer : undefined;
  return {
    field: {
      value: password,
      error: asked && !password ? 'Please enter your password.' : refused,
      onChange: ({ target }) => setPassword(target.value),
    },
    asked,
    pending: isPending,
    submit(event, isComplete = true) {
      event.preventDefault();
      setAsked(true);
      if (password && isComplete) mutate(password);
    },
  };
}
