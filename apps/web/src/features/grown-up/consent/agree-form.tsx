import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Consent } from '@wonderlings/family/consent-contract';
import { type FormEvent, useRef, useState } from 'react';
import { failedToast } from '../../../lib/api/api-error.ts';
import { useAttempts } from '../../../lib/api/attempt.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { clockTime, dayAt, dayName } from '../../../lib/local-day/day-words.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useName } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { CONSENT_COPY, PASSWORD_COPY } from '../grown-up.copy.ts';
import { useGrownUpArea } from '../grown-up.query.ts';
import styles from '../password/password.module.css';
import { NewPasswordFields, useNewPassword } from '../password/password-forms.tsx';
import { codeOf, proofRefusal, refusedPassword } from '../password/password-words.ts';
import { giveConsentMutation } from './consent.mutation.ts';

interface AgreeFormProps {
  readonly consent: Consent;
  /** There is a grown-up password, which is asked for; without one it is chosen here. */
  readonly isSet: boolean;
  /** Just after registration. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
}

/** The grown-up's yes. It can be left for later, and what that means stands below. */
export function AgreeForm({ consent, isSet, isFirst, onDone }: AgreeFormProps) {
  const name = useName();
  const today = useToday();
  const { area } = useGrownUpArea();
  const form = useNewPassword();
  const give = useMutation(giveConsentMutation(useQueryClient()));
  const keyFor = useAttempts<{ readonly password: string; readonly version: string }>();
  const [known, setKnown] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [asksToTick, setAsksToTick] = useState(false);
  const [wrong, setWrong] = useState<Error | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    if (isSet && known === '') return field.current?.focus();
    if (!isSet && !form.check()) return;
    if (!agrees) {
      setAsksToTick(true);
      return tick.current?.focus();
    }
    const body = { password: isSet ? known : form.typed.password, version: consent.version };
    give.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: () => {
          const { title, description } = CONSENT_COPY.done;
          toast({ title, description: fill(description, { name, date: dayName(today, today) }) });
          onDone();
        },
        onError: (error) => {
          const problem = refusedPassword(error, name);
          if (problem && !isSet) return form.refuse(problem);
          if (!isSet || !codeOf(error)?.startsWith('grown-up.')) {
            return void toast(failedToast({ title: PASSWORD_COPY.failed, description: '' }, error));
          }
          setWrong(error);
          field.current?.focus();
        },
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <h2>{CONSENT_COPY.yes}</h2>
      {isSet ? (
        <PasswordField
          ref={field}
          label={CONSENT_COPY.labelSet}
          error={wrong ? proofRefusal(wrong, area) : undefined}
          autoComplete="current-password"
          value={known}
          onChange={({ target }) => {
            setKnown(target.value);
            setWrong(null);
          }}
        />
      ) : (
        <NewPasswordFields
          form={form}
          label={CONSENT_COPY.label}
          again={CONSENT_COPY.again}
          hint={fill(CONSENT_COPY.hint, { name })}
        />
      )}
      <CheckboxField
        ref={tick}
        label={fill(CONSENT_COPY.agree, { name })}
        hint={asksToTick && !agrees ? CONSENT_COPY.agreeFirst : undefined}
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <Button type="submit" variant="main" wide pending={give.isPending} pendingLabel={CONSENT_COPY.pending}>
        {isFirst ? fill(CONSENT_COPY.button, { name }) : CONSENT_COPY.buttonLater}
      </Button>
      <Button variant="text" onClick={onDone}>
        {consent.required ? fill(CONSENT_COPY.laterRequired, { name }) : CONSENT_COPY.later}
      </Button>
      <p className={styles.hint}>{laterLine(consent, name)}</p>
    </form>
  );
}

function laterLine({ tryOutUntil }: Consent, name: string): string {
  if (tryOutUntil === null) return fill(CONSENT_COPY.laterLine, { name });
  const at = new Date(tryOutUntil);
  return fill(CONSENT_COPY.laterRequiredLine, { day: dayAt(at), time: clockTime(at) });
}
