import type { RegisterForm as RegisterValues } from '@wonderlings/account/contract';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAttempts } from '../../lib/api/attempt.ts';
import { useSession } from '../../lib/session/session.ts';
import { chosenOnDevice } from '../../lib/theme/use-appearance.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { AUTH } from './auth.copy.ts';
import styles from './auth-form.module.css';
import { FormError, showRefusal } from './form-error.tsx';
import { RememberFields } from './remember-fields.tsx';

const words = AUTH.register;

export function RegisterForm() {
  const session = useSession();
  const keyOf = useAttempts();
  const form = useForm<z.input<typeof RegisterValues>, unknown, z.output<typeof RegisterValues>>({
    resolver: async (...form) => (await import('./form-rules.ts')).registerRules(...form),
    defaultValues: {
      username: '',
      displayName: '',
      password: '',
      confirmPassword: '',
      rememberDevice: false,
      showPicture: false,
    },
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ confirmPassword: _, ...values }) => {
    const account = { ...values, ...colorsOfDevice() };
    const failure = await session.register(account, keyOf(account));
    if (failure) showRefusal(failure, ['username', 'displayName', 'password'], form.setError);
  });

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.note}>{words.grownUpHint}</p>
      <TextField
        label={words.username}
        hint={words.usernameHint}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.register('username')}
      />
      <TextField
        label={words.displayName}
        error={errors.displayName?.message}
        autoComplete="nickname"
        {...form.register('displayName')}
      />
      <PasswordField
        label={words.password}
        error={errors.password?.message}
        autoComplete="new-password"
        {...form.register('password')}
      />
      <PasswordField
        label={words.confirmPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      <RememberFields device={form.register('rememberDevice')} picture={form.register('showPicture')} />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="main" wide pending={isSubmitting} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}

/** Who has chosen colors before there was an account keeps them. */
function colorsOfDevice() {
  const { theme, color } = chosenOnDevice();
  return { ...(theme ? { defaultTheme: theme } : {}), ...(color ? { favoriteColor: color } : {}) };
}
