import { useRouter } from '@tanstack/react-router';
import type { LoginInput } from '@wonderlings/account/contract';
import { DEMO_ACCOUNT, DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/demo-contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';
import { useAttempts } from '../../lib/api/attempt.ts';
import { fill } from '../../lib/copy/fill.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { playIcon } from '../../ui/icons.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { isAsleep } from './asleep-refusal.ts';
import { AUTH } from './auth.copy.ts';
import styles from './auth-form.module.css';
import { FormError, showRefusal } from './form-error.tsx';
import { RememberFields } from './remember-fields.tsx';

type Values = z.input<typeof LoginInput>;

const words = AUTH.login;

export function LoginForm() {
  const { logIn } = useSession();
  const router = useRouter();
  const keyOf = useAttempts();
  const [pending, setPending] = useState<'sign-in' | 'demo' | null>(null);
  const form = useForm<Values, unknown, z.output<typeof LoginInput>>({
    resolver: async (...form) => (await import('./form-rules.ts')).loginRules(...form),
    defaultValues: { username: '', password: '', rememberDevice: false, showPicture: false },
  });
  const { errors } = form.formState;

  async function send(values: Values, as: 'sign-in' | 'demo') {
    setPending(as);
    form.clearErrors('root');
    const failure = await logIn(values, keyOf(values));
    setPending(null);
    if (failure instanceof ApiError && isAsleep(failure)) {
      const { rememberAsleep } = await import('./asleep.ts');
      if (rememberAsleep(values.username, failure)) return void router.navigate({ to: '/asleep' });
    }
    if (failure) showRefusal(failure, as === 'demo' ? [] : ['username', 'password'], form.setError);
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => send(values, 'sign-in'))}>
      <TextField
        label={words.username}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label={words.password}
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <RememberFields device={form.register('rememberDevice')} picture={form.register('showPicture')} />
      <FormError>{errors.root?.message}</FormError>
      <Button
        type="submit"
        variant="main"
        wide
        pending={pending === 'sign-in'}
        pendingLabel={words.pending}
        disabled={pending !== null}
      >
        {words.submit}
      </Button>
      <hr className={styles.rule} />
      <Button
        wide
        icon={playIcon}
        pending={pending === 'demo'}
        pendingLabel={words.demoPending}
        disabled={pending !== null}
        onClick={() => send({ ...DEMO_ACCOUNT, rememberDevice: false }, 'demo')}
      >
        {words.demo}
      </Button>
      <p className={styles.note}>{words.demoNote}</p>
      <p className={styles.note}>
        <Unbroken>{fill(words.demoGrownUp, { password: DEMO_GROWN_UP_PASSWORD })}</Unbroken>
      </p>
    </form>
  );
}
