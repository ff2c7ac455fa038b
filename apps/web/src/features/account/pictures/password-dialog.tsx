import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import styles from './picture-section.module.css';
import { PICTURE_SETTINGS, PICTURES } from './pictures.copy.ts';

interface PasswordFormProps {
  readonly yes: string;
  readonly pending: string;
  /** Rejects with what the server said; the form then stays and says it. */
  readonly onPassword: (password: string) => Promise<void>;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

/** What is done to the way in takes the password again. */
export function PasswordForm({ yes, pending, onPassword, onDone, children }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<{ readonly field?: string | undefined; readonly form?: string } | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWrong(null);
    setIsBusy(true);
    try {
      await onPassword(password);
    } catch (error) {
      const field = error instanceof ApiError ? error.refusal?.fields.password : undefined;
      setIsBusy(false);
      return setWrong(field ? { field } : { form: serverSentence(error) ?? PICTURES.noAnswer });
    }
    onDone();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        label={PICTURE_SETTINGS.password}
        error={wrong?.field}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert" className={styles.trouble} hidden={!wrong?.form}>
        {wrong?.form}
      </p>
      <Button type="submit" variant="main" disabled={password === ''} pending={isBusy} pendingLabel={pending}>
        {yes}
      </Button>
      {children}
    </form>
  );
}

interface PasswordDialogProps extends Omit<PasswordFormProps, 'onDone' | 'children'> {
  readonly title: string;
  readonly text: string;
  readonly no?: string;
  readonly onClose: () => void;
}

export function PasswordDialog({ title, text, no, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <PasswordForm {...form} onDone={onClose}>
        {no && <Button onClick={onClose}>{no}</Button>}
      </PasswordForm>
    </Dialog>
  );
}
