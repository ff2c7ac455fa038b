import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { useAttempts } from '../../../lib/api/use-attempts.ts';

/** One try of a form; the same key over all tries of what was filled in the same. */
export interface Attempt<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}
/** What is sent with a password: nothing, or what else the form asks for. */
export type PasswordAttempt<More extends object = object> = Attempt<{ readonly password: string } & More>;

interface PasswordForm {
  /** For the field of the password. */
  readonly field: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly send: (event: FormEvent) => void;
}

interface PasswordFormOptions<Answer, More extends object> {
  readonly mutation: MutationOptions<Answer, Error, PasswordAttempt<More>>;
  /** What else the form asks for. */
  readonly more: More;
  /** A refused password is typed anew. */
  readonly clears?: boolean;
  readonly onDone?: (answer: Answer) => void;
  readonly onError?: (error: Error) => void;
}

/** A form that does one thing with one password: sent once at a time, and refused, it goes back to the field. */
export function usePasswordForm<Answer, More extends object>({
  mutation: options,
  more,
  clears = false,
  onDone,
  onError,
}: PasswordFormOptions<Answer, More>): PasswordForm {
  const mutation = useMutation(options);
  const keyFor = useAttempts<PasswordAttempt<More>['body']>();
  const [value, setValue] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    if (value === '') return ref.current?.focus();
    const body = { password: value, ...more };
    mutation.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        ...(onDone && { onSuccess: onDone }),
        onError: (error) => {
          if (clears) setValue('');
          onError?.(error);
          ref.current?.focus();
        },
      },
    );
  };
  return {
    field: { ref, value, onChange: ({ target }) => setValue(target.value) },
    error: mutation.error,
    isPending: mutation.isPending,
    send,
  };
}
