import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { useAttempts } from '../../../lib/api/attempt.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useName } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { CHANGE_COPY, SET_UP_COPY } from '../grown-up.copy.ts';
import { type ChangeAttempt, changePasswordMutation } from '../grown-up.mutation.ts';
import { useGrownUpArea } from '../grown-up.query.ts';
import styles from './password.module.css';
import { NewPasswordFields, useNewPassword } from './password-forms.tsx';
import { proofRefusal, refusedPassword } from './password-words.ts';

interface ChangeDialogProps {
  /** A reset is due: the one that is set now is not asked for. */
  readonly isReset: boolean;
  readonly onClose: () => void;
}

/** Another grown-up password, with the one before or after the day of a reset. */
export function ChangeDialog({ isReset, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Unbroken>{isReset ? CHANGE_COPY.dueTitle : CHANGE_COPY.title}</Unbroken>}
      figure={<Wonderling who="pip" mood="thinking" size={124} />}
    >
      <ChangeForm isReset={isReset} onClose={onClose} />
    </Dialog>
  );
}

function ChangeForm({ isReset, onClose }: ChangeDialogProps) {
  const name = useName();
  const { area } = useGrownUpArea();
  const form = useNewPassword();
  const change = useMutation(changePasswordMutation(useQueryClient()));
  const keyFor = useAttempts<ChangeAttempt['body']>();
  const [currentPassword, setCurrentPassword] = useState('');
  const [wrong, setWrong] = useState<Error | null>(null);
  const current = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (!isReset && currentPassword === '') return current.current?.focus();
    if (!form.check()) return;
    const body = { newPassword: form.typed.password, ...(isReset ? {} : { currentPassword }) };
    change.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: () => {
          toast(CHANGE_COPY.done);
          onClose();
        },
        onError: (error) => {
          const problem = refusedPassword(error, name);
          if (problem) return form.refuse(problem);
          setWrong(error);
          (isReset ? form.first : current).current?.focus();
        },
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {isReset && <p>{CHANGE_COPY.dueLead}</p>}
      {!isReset && (
        <PasswordField
          ref={current}
          label={CHANGE_COPY.now}
          error={wrong ? proofRefusal(wrong, area) : undefined}
          autoComplete="current-password"
          value={currentPassword}
          onChange={({ target }) => {
            setCurrentPassword(target.value);
            setWrong(null);
          }}
        />
      )}
      <NewPasswordFields
        form={form}
        label={CHANGE_COPY.next}
        again={CHANGE_COPY.again}
        hint={fill(SET_UP_COPY.password.hint, { name })}
      />
      {isReset && wrong && (
        <p role="alert" className={styles.hint}>
          {proofRefusal(wrong, area)}
        </p>
      )}
      <DialogFeet>
        <Button variant="ghost" onClick={onClose}>
          {CHANGE_COPY.back}
        </Button>
        <Button type="submit" variant="main" pending={change.isPending} pendingLabel={CHANGE_COPY.pending}>
          {CHANGE_COPY.button}
        </Button>
      </DialogFeet>
    </form>
  );
}
