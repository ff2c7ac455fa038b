import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { failedToast } from '../../../lib/api/api-error.ts';
import { useAttempts } from '../../../lib/api/attempt.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useName } from '../../../lib/session/session.ts';
import { checkIcon, glassesIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { clockIcon, lockIcon } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { PASSWORD_COPY, SET_UP_COPY } from '../grown-up.copy.ts';
import { setPasswordMutation } from '../grown-up.mutation.ts';
import passwordStyles from './password.module.css';
import { NewPasswordFields, useNewPassword } from './password-forms.tsx';
import { refusedPassword } from './password-words.ts';
import styles from './set-up-dialog.module.css';

type Step = 1 | 2 | 3;

const TITLES = { 1: SET_UP_COPY.together.title, 2: SET_UP_COPY.password.title, 3: SET_UP_COPY.done.title } as const;
const MOODS = { 1: 'happy', 2: 'thinking', 3: 'cheering' } as const;

/** Child and grown-up, side by side, in three steps. Closed on the way, nothing is set. */
export function SetUpDialog({ onClose }: { readonly onClose: () => void }) {
  const [step, setStep] = useState<Step>(1);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Unbroken>{TITLES[step]}</Unbroken>}
      size={step === 1 ? 'middle' : 'narrow'}
      figure={<Wonderling who="pip" mood={MOODS[step]} size={124} />}
    >
      <StepDots step={step} />
      {step === 1 && <Together onBack={onClose} onNext={() => setStep(2)} />}
      {step === 2 && <Choose onBack={() => setStep(1)} onNext={() => setStep(3)} />}
      {step === 3 && <Done onClose={onClose} />}
    </Dialog>
  );
}

interface StepProps {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

function Together({ onBack, onNext }: StepProps) {
  const name = useName();
  const words = SET_UP_COPY.together;
  return (
    <>
      <div className={passwordStyles.twoSay}>
        <section className={passwordStyles.forChild}>
          <h3 className={passwordStyles.kicker}>{fill(words.forYou, { name })}</h3>
          <p>{words.line}</p>
          <p>
            <b>{words.yours}</b> {words.look}
          </p>
        </section>
        <section className={passwordStyles.forGrownUp}>
          <h3 className={passwordStyles.kicker}>{words.forGrownUp}</h3>
          <p>{words.lead}</p>
          <p>{words.why}</p>
        </section>
      </div>
      <DialogFeet>
        <Button variant="ghost" onClick={onBack}>
          {words.notNow}
        </Button>
        <Button variant="main" onClick={onNext}>
          {words.both}
        </Button>
      </DialogFeet>
    </>
  );
}

function Choose({ onBack, onNext }: StepProps) {
  const name = useName();
  const words = SET_UP_COPY.password;
  const form = useNewPassword();
  const set = useMutation(setPasswordMutation(useQueryClient()));
  const keyFor = useAttempts<{ readonly password: string }>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (set.isPending || !form.check()) return;
    const body = { password: form.typed.password };
    set.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: onNext,
        onError: (error) => {
          const problem = refusedPassword(error, name);
          if (problem) form.refuse(problem);
          else toast(failedToast({ title: PASSWORD_COPY.failed, description: '' }, error));
        },
      },
    );
  };
  return (
    <form className={passwordStyles.form} noValidate onSubmit={send}>
      <p>{words.lead}</p>
      <NewPasswordFields
        form={form}
        label={PASSWORD_COPY.label}
        again={PASSWORD_COPY.again}
        hint={fill(words.hint, { name })}
      />
      <p className={passwordStyles.hint}>{fill(words.noReset, { name })}</p>
      <DialogFeet>
        <Button variant="ghost" disabled={set.isPending} onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" variant="main" pending={set.isPending} pendingLabel={words.pending}>
          {words.button}
        </Button>
      </DialogFeet>
    </form>
  );
}

const FACT_ICONS = [glassesIcon, clockIcon, lockIcon] as const;

function Done({ onClose }: { readonly onClose: () => void }) {
  const name = useName();
  const words = SET_UP_COPY.done;
  return (
    <>
      <div role="status">
        <ul className={passwordStyles.facts}>
          {words.facts.map(({ title, text }, index) => (
            <li key={title}>
              <Icon shape={FACT_ICONS[index] ?? lockIcon} />
              <p>
                <b>{fill(title, { name })}</b> {fill(text, { name })}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className={passwordStyles.hint}>{fill(words.history, { name })}</p>
      <DialogFeet>
        <Button variant="main" onClick={onClose}>
          {words.button}
        </Button>
      </DialogFeet>
    </>
  );
}

/** Where one is in the three steps. @param step from 1 */
function StepDots({ step }: { readonly step: number }) {
  return (
    <ol className={styles.steps} aria-label={fill(SET_UP_COPY.stepsLabel, { n: step })}>
      {SET_UP_COPY.steps.map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined} data-done={index + 1 < step || undefined}>
          <i aria-hidden="true">{index + 1 < step ? <Icon shape={checkIcon} /> : index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
