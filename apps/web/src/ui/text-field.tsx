import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { Icon } from './icon.tsx';
import { eyeClosedIcon, eyeIcon } from './icons.ts';
import styles from './text-field.module.css';

interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence for a child; it appears under the field. */
  readonly error?: string | undefined;
}

/** What the control inside must carry, so that label, hint and error belong to it. */
interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function Field({
  label,
  hint,
  error,
  children,
}: FieldWords & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & { readonly ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & { readonly ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={5} {...textarea} {...control} />}
    </Field>
  );
}

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** Stands while nothing is chosen; it cannot be chosen. */
    readonly placeholder?: string;
    readonly ref?: Ref<HTMLSelectElement>;
  };

/**
 * One of many. The browser's own select, which every phone shows as its own wheel: Radix' one injects a style tag, which
 * `style-src 'self'` forbids.
 */
export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.wrap}>
          <select {...select} {...control} className={`${control.className} ${styles.select}`}>
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

type PasswordFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & { readonly ref?: Ref<HTMLInputElement> };

/** A password that can be looked at: small hands mistype, and a hidden mistake is only found at the next sign-in. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.passwordWrap}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            className={`${control.className} ${styles.passwordInput}`}
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
