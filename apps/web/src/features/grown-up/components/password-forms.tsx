import { type RefObject, useRef, useState } from 'react';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { enoughWords, type NewPassword, type NewPasswordProblems, newPasswordProblems } from '../password-words.ts';
import styles from './grown-up.module.css';

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
