import styles from './auth-form.module.css';

/** What went wrong with the form as a whole; spoken when it appears. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    <p className={styles.error} role="alert" hidden={!children}>
      {children}
    </p>
  );
}
