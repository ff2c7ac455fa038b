import { useRouter } from '@tanstack/react-router';
import { undoErasure } from '@wonderlings/erasure/contract';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { clockTime, fullDateAt } from '../../../lib/local-day/day-words.ts';
import { useSession } from '../../../lib/session/session.ts';
import { sunIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { type Asleep, forgetAsleep, readAsleep } from '../../account/index.ts';
import { SLEEPING_COPY } from '../erasure.copy.ts';
import { NightHouse } from './night-house.tsx';
import styles from './sleeping-page.module.css';

/** All that there is of an account that is asleep: until when, its receipt, and the way to wake it. */
export function SleepingPage() {
  const { history } = useRouter();
  const [asleep] = useState(readAsleep);
  useEffect(() => {
    // Opened by its address: this tab knows of none.
    if (!asleep) history.replace('/auth');
  }, [asleep, history]);
  if (!asleep) return null;
  const [askedAt, eraseAt] = [new Date(asleep.askedAt), new Date(asleep.eraseAt)];
  return (
    <div className={styles.night}>
      <div className={styles.sky}>
        <NightHouse />
      </div>
      <div className={styles.words}>
        <Wonderling who="lulu" mood="sleepy" size={172} />
        <PageHeading>{SLEEPING_COPY.title}</PageHeading>
        <p className={styles.lead}>
          {fill(SLEEPING_COPY.lead, { date: fullDateAt(eraseAt), time: clockTime(eraseAt) })}
        </p>
        {asleep.why && <p className={styles.lead}>{SLEEPING_COPY.why[asleep.why]}</p>}
        <WakeCard asleep={asleep} />
        <Card>
          <section className={styles.part}>
            <h2>{SLEEPING_COPY.receipt}</h2>
            <p className={styles.number}>{asleep.receipt}</p>
            <p>{SLEEPING_COPY.receiptLine}</p>
            <ButtonLink to="/receipt">{SLEEPING_COPY.seeReceipt}</ButtonLink>
          </section>
        </Card>
        <p className={styles.more}>
          {fill(SLEEPING_COPY.asked, {
            actor: SLEEPING_COPY.actors[asleep.askedBy],
            date: fullDateAt(askedAt),
            time: clockTime(askedAt),
          })}{' '}
          <a href="/auth" onClick={forgetAsleep}>
            {SLEEPING_COPY.other}
          </a>
        </p>
      </div>
    </div>
  );
}

function WakeCard({ asleep }: { readonly asleep: Asleep }) {
  const { username } = asleep;
  const { logIn } = useSession();
  const { history } = useRouter();
  const headingId = useId();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asleep' | 'waking' | 'woken'>('asleep');
  const [problem, setProblem] = useState<string>();

  async function wake(event: FormEvent) {
    event.preventDefault();
    if (!password) return setProblem('Please enter your password.');
    setState('waking');
    setProblem(undefined);
    try {
      await call(undoErasure, { body: { username, password } });
    } catch (error) {
      setState('asleep');
      return setProblem((error instanceof ApiError && error.refusal?.error) || SLEEPING_COPY.noAnswer);
    }
    forgetAsleep();
    setState('woken');
  }

  /** With the child's own password it is a sign-in, too; with the grown-up's it is not. */
  async function signIn() {
    const failure = await logIn({ username, password, rememberDevice: false });
    history.replace(failure ? '/auth' : '/');
  }

  return (
    <Card>
      <section className={styles.part} aria-labelledby={headingId}>
        <h2 id={headingId} role={state === 'woken' ? 'status' : undefined}>
          {state === 'woken' ? SLEEPING_COPY.woke : SLEEPING_COPY.wake}
        </h2>
        {state === 'woken' ? (
          <Button variant="main" onClick={() => void signIn()}>
            {SLEEPING_COPY.signIn}
          </Button>
        ) : (
          <form className={styles.part} noValidate onSubmit={(event) => void wake(event)}>
            <PasswordField
              label={fill(SLEEPING_COPY.label, { name: username })}
              autoComplete="current-password"
              value={password}
              error={problem}
              onChange={({ target }) => setPassword(target.value)}
            />
            <Button
              type="submit"
              variant="main"
              icon={sunIcon}
              pending={state === 'waking'}
              pendingLabel={SLEEPING_COPY.pending}
            >
              {SLEEPING_COPY.button}
            </Button>
            <p className={styles.hint}>{SLEEPING_COPY.after}</p>
          </form>
        )}
      </section>
    </Card>
  );
}
