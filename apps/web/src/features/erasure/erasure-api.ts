import { mutationOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { askErasure, askErasureAsGrownUp, getErasure, undoErasure } from '@wonderlings/erasure/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { forgetAsleep, useShowAsleep } from '../account/index.ts';

/** What would be erased, as of now. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

const ASK = { child: askErasure, 'grown-up': askErasureAsGrownUp } as const;

/** Puts the account to sleep: each asks by a call of their own, with their own password, which is not kept. */
const askErasureMutation = (who: keyof typeof ASK) =>
  mutationOptions({ gcTime: 0, mutationFn: (password: string) => call(ASK[who], { body: { password } }) });

/** Wakes the account, with the child's password or the grown-up's; this tab then knows of none that is asleep. */
export const undoErasureMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (body: { readonly username: string; readonly password: string }) => call(undoErasure, { body }),
  onSuccess: forgetAsleep,
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
export function useFallAsleep(who: keyof typeof ASK, noAnswer: string): FallAsleep {
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
