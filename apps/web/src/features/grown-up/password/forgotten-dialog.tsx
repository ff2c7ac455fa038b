import { useQueryClient } from '@tanstack/react-query';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { waitSentence } from '../../../lib/api/api-error.ts';
import { useSupportAddress } from '../../../lib/api/use-support.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { dayAt, minuteFrom } from '../../../lib/local-day/day-words.ts';
import { useName } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { FORGOTTEN_COPY, PASSWORD_COPY } from '../grown-up.copy.ts';
import { askResetMutation } from '../grown-up.mutation.ts';
import styles from './password.module.css';
import { usePasswordForm } from './password-forms.tsx';
import { codeOf } from './password-words.ts';

/** A new password, a day from now, with the password of the child. */
export function ForgottenDialog({ onClose }: { readonly onClose: () => void }) {
  const name = useName();
  const email = useSupportAddress();
  const form = usePasswordForm({
    mutation: askResetMutation(useQueryClient()),
    more: {},
    onDone: ({ resetFrom }) => {
      const { title, description } = FORGOTTEN_COPY.asked;
      const from = new Date(resetFrom ?? Date.now());
      toast({ title, description: fill(description, { day: dayAt(from), time: minuteFrom(from) }) });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Unbroken>{FORGOTTEN_COPY.title}</Unbroken>}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <form className={styles.form} noValidate onSubmit={form.send}>
        <p>{FORGOTTEN_COPY.lead}</p>
        <ol className={styles.numbered}>
          {FORGOTTEN_COPY.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{fill(title, { name })}</b> {fill(text, { name })}
            </li>
          ))}
        </ol>
        <PasswordField
          {...form.field}
          autoComplete="current-password"
          label={fill(FORGOTTEN_COPY.label, { name })}
          error={form.error ? refusalOf(form.error) : undefined}
        />
        <p className={styles.hint}>
          <Unbroken>{fill(FORGOTTEN_COPY.sees, { name })}</Unbroken>
        </p>
        <p className={styles.hint}>
          {FORGOTTEN_COPY.neither} {email && fill(FORGOTTEN_COPY.neitherWrite, { email })}
        </p>
        <DialogFeet>
          <Button variant="ghost" onClick={onClose}>
            {FORGOTTEN_COPY.back}
          </Button>
          <Button type="submit" variant="main" pending={form.isPending} pendingLabel={FORGOTTEN_COPY.pending}>
            {FORGOTTEN_COPY.button}
          </Button>
        </DialogFeet>
      </form>
    </Dialog>
  );
}

function refusalOf(error: Error): string {
  if (codeOf(error) === 'grown-up.wrong-of-child') return FORGOTTEN_COPY.wrong;
  return waitSentence(error) ?? PASSWORD_COPY.failed;
}
