import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Wonderling } from '../../../companions/wonderling.tsx';
import { useAttempts } from '../../../lib/api/use-attempts.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useGrownUpArea } from '../../../lib/grown-up/grown-up.query.ts';
import { clockTime, dayAt } from '../../../lib/local-day/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { withdrawConsentMutation } from '../api/consent.query.ts';
import { CONSENT_COPY } from '../grown-up.copy.ts';
import { proofRefusal } from '../proof-refusal.ts';
import styles from './grown-up.module.css';

const words = CONSENT_COPY.withdraw;

/** Takes the yes back, with the grown-up password. The yellow button is the way out. */
export function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const { area } = useGrownUpArea();
  const withdraw = useMutation(withdrawConsentMutation(useQueryClient()));
  const keyFor = useAttempts<{ readonly password: string }>();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (withdraw.isPending) return;
    if (password === '') return field.current?.focus();
    const body = { password };
    withdraw.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ tryOutUntil }) => {
          const at = new Date(tryOutUntil ?? Date.now());
          const { title, description } = words.done;
          toast({ title, description: fill(description, { day: dayAt(at), time: clockTime(at) }) });
          onClose();
        },
        onError: () => field.current?.focus(),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{words.text}</p>
        <PasswordField
          ref={field}
          label={CONSENT_COPY.labelSet}
          error={withdraw.error ? proofRefusal(withdraw.error, area) : undefined}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className={styles.foot}>
          <Button type="submit" pending={withdraw.isPending} pendingLabel={words.pending}>
            {words.button}
          </Button>
          <Button variant="main" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
