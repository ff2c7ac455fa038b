import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { failedToast } from '../../lib/api/api-error.ts';
import { useAttempts } from '../../lib/api/attempt.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { isFilled, type PasswordValues, passwordProblems, passwordRefusal } from './password-rules.ts';
import styles from './security-form.module.css';
import { SECURITY_COPY, SETTINGS_TOASTS } from './settings.copy.ts';
import { showProblems } from './settings-form.ts';
import { CHANGE_PASSWORD_KEY, type ChangePassword, changePasswordMutation } from './sign-ins.mutation.ts';

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function SecurityForm() {
  const { isDemo } = useUser();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ defaultValues: EMPTY });
  const values = useWatch({ control: form.control, compute: (typed: PasswordValues) => typed });
  const queryClient = useQueryClient();
  const change = useMutation(changePasswordMutation(queryClient));
  const keyFor = useAttempts<ChangePassword['body'] & { readonly changes: number }>();
  const [changes, setChanges] = useState(0);
  const { errors } = form.formState;
  // The button that was pressed is disabled, as the fields are empty; a field would bring up the keyboard of a phone.
  useEffect(() => {
    if (changes > 0 && document.activeElement?.matches('body, :disabled'))
      heading.current?.focus({ preventScroll: true });
  }, [changes]);

  const send = (typed: PasswordValues) => {
    // A second one would be refused: by then the password is another. The page knows of the first only after its next paint.
    if (queryClient.isMutating({ mutationKey: CHANGE_PASSWORD_KEY }) > 0) return;
    if (showProblems(passwordProblems(typed), form.setError)) return;
    const { currentPassword, newPassword } = typed;
    const body = { currentPassword, newPassword };
    change.mutate(
      { body, idempotencyKey: keyFor({ ...body, changes }) },
      {
        onSuccess: () => {
          setChanges(changes + 1);
          form.reset(EMPTY);
          toast(SETTINGS_TOASTS.passwordChanged);
        },
        onError: (error) => {
          toast(failedToast(SETTINGS_TOASTS.passwordFailed, error));
          showProblems(passwordRefusal(error), form.setError);
        },
      },
    );
  };

  return (
    <Card>
      <form className={styles.form} noValidate aria-labelledby={headingId} onSubmit={form.handleSubmit(send)}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          <Icon shape={lockIcon} />
          {SECURITY_COPY.heading}
        </h2>
        {isDemo && <p className={styles.note}>{SECURITY_COPY.demo}</p>}
        <PasswordFields form={form} errors={errors} />
        <Button
          type="submit"
          wide
          disabled={!isFilled(values)}
          pending={change.isPending}
          pendingLabel={SECURITY_COPY.changing}
        >
          {SECURITY_COPY.change}
        </Button>
      </form>
    </Card>
  );
}

interface PasswordFieldsProps {
  readonly form: UseFormReturn<PasswordValues>;
  readonly errors: FieldErrors<PasswordValues>;
}

function PasswordFields({ form, errors }: PasswordFieldsProps) {
  const say = useWords();
  return (
    <>
      <PasswordField
        label={say(SECURITY_COPY.currentPassword)}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <div className={styles.pair}>
        <PasswordField
          label={SECURITY_COPY.newPassword}
          error={say(errors.newPassword?.message)}
          autoComplete="new-password"
          {...form.register('newPassword')}
        />
        <PasswordField
          label={SECURITY_COPY.confirmPassword}
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          {...form.register('confirmPassword')}
        />
      </div>
    </>
  );
}
