import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { useAttempts } from '../../../lib/api/attempt.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import styles from './password.module.css';
import { enoughWords, type NewPassword, type NewPasswordProblems, newPasswordProblems } from './password-words.ts';

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

interface NewPasswordForm {
  readonly typed: NewPassword;
  readonly problems: NewPasswordProblems;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly second: RefObject<HTMLInputElement | null>;
  readonly type: (changes: Partial<NewPassword>) => void;
  /** Names what is wrong and goes there; true where nothing is. */
  readonly check: () => boolean;
  /** What the server has against it. */
  readonly refuse: (problem: string) => void;
}

/** A new password, typed twice. */
export function useNewPassword(): NewPasswordForm {
  const [typed, setTyped] = useState<NewPassword>({ password: '', again: '' });
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const say = (found: NewPasswordProblems) => {
    setProblems(found);
    if (found.password) first.current?.focus();
    else if (found.again) second.current?.focus();
  };
  return {
    typed,
    problems,
    first,
    second,
    type: (changes) => {
      setTyped({ ...typed, ...changes });
      setProblems({});
    },
    check: () => {
      const found = newPasswordProblems(typed);
      say(found);
      return Object.keys(found).length === 0;
    },
    refuse: (problem) => say({ password: problem }),
  };
}

interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm;
  readonly label: string;
  readonly again: string;
  readonly hint: string;
}

export function NewPasswordFields({ form, label, again, hint }: NewPasswordFieldsProps) {
  const { typed, problems, type } = form;
  const enough = enoughWords(typed.password);
  return (
    <>
      <div className={styles.withNote}>
        <PasswordField
          ref={form.first}
          label={label}
          hint={hint}
          error={problems.password}
          autoComplete="new-password"
          value={typed.password}
          onChange={({ target }) => type({ password: target.value })}
        />
        {enough && !problems.password && (
          <p className={styles.enough}>
            <Icon shape={checkIcon} />
            {enough}
          </p>
        )}
      </div>
      <PasswordField
        ref={form.second}
        label={again}
        error={problems.again}
        autoComplete="new-password"
        value={typed.again}
        onChange={({ target }) => type({ again: target.value })}
      />
    </>
  );
}
