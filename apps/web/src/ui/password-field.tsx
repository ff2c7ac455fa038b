import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Icon } from './icon.tsx';
import { eyeClosedIcon, eyeIcon } from './icons.ts';
import styles from './password-field.module.css';
import { Field, type FieldWords } from './text-field.tsx';

type PasswordFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & { readonly ref?: Ref<HTMLInputElement> };

/** A password that can be looked at: small hands mistype, and a hidden mistake is only found at the next sign-in. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.wrap}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            disabled={input.disabled}
            className={styles.show}
            aria-pressed={shown}
            aria-label="Show what I typed"
            onClick={() => setShown(!shown)}
          >
            <Icon shape={shown ? eyeIcon : eyeClosedIcon} />
          </button>
        </span>
      )}
    </Field>
  );
}
