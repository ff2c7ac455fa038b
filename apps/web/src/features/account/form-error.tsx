import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import { AUTH } from './auth.copy.ts';
import styles from './auth-form.module.css';

/** What went wrong with the form as a whole; spoken when it appears. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    <p className={styles.error} role="alert" hidden={!children}>
      {children}
    </p>
  );
}

const CONFLICT = 409;

/**
 * Puts what the server refused under the fields it named; the first of them takes the focus. A conflict that names
 * none is the username's. Without any answer the form itself says so, because the toast goes away.
 */
export function showRefusal<Values extends FieldValues>(
  failure: Error,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(failure instanceof ApiError)) {
    setError('root', { message: AUTH.noAnswer });
    return;
  }
  const named = fields.flatMap((field) => {
    const message = failure.refusal?.fields[field];
    return message ? [{ field, message }] : [];
  });
  const [username] = fields;
  if (named.length === 0 && failure.status === CONFLICT && failure.refusal && username)
    named.push({ field: username, message: failure.refusal.error });
  for (const [index, { field, message }] of named.entries())
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
}
