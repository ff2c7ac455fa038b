import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './select-field.module.css';

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
