import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { clockTime, fullDateAt } from '../../lib/local-day/day-words.ts';
import { useSession } from '../../lib/session/session.ts';
import { sunIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { type Asleep, forgetAsleep, readAsleep } from '../account/index.ts';
import { SLEEPING_COPY } from './erasure.copy.ts';
import { undoErasureMutation } from './erasure.mutation.ts';
import styles from './sleeping-page.module.css';

/** All that there is of an account that is asleep: until when, its receipt, and the way to wake it. */
export function SleepingPage() {
  const { history } = useRouter();
  const [asleep] = useState(readAsleep);
  const { queryClient } = useSession();
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
        {/* A page that is open to all may be there a moment before the session is. */}
        {queryClient && <WakeCard asleep={asleep} queryClient={queryClient} />}
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

interface WakeCardProps {
  readonly asleep: Asleep;
  readonly queryClient: QueryClient;
}

function WakeCard({ asleep, queryClient }: WakeCardProps) {
  const { username } = asleep;
  const { logIn } = useSession();
  const { history } = useRouter();
  const headingId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess: isAwake } = useMutation(undoErasureMutation, queryClient);
  const refused = error ? (error instanceof ApiError && error.refusal?.error) || SLEEPING_COPY.noAnswer : undefined;

  function wake(event: FormEvent) {
    event.preventDefault();
    setMissing(!password);
    if (password) mutate({ username, password });
  }

  /** With the child's own password it is a sign-in, too; with the grown-up's it is not. */
  async function signIn() {
    const failure = await logIn({ username, password, rememberDevice: false });
    history.replace(failure ? '/auth' : '/');
  }

  return (
    <Card>
      <section className={styles.part} aria-labelledby={headingId}>
        <h2 id={headingId} role={isAwake ? 'status' : undefined}>
          {isAwake ? SLEEPING_COPY.woke : SLEEPING_COPY.wake}
        </h2>
        {isAwake ? (
          <Button variant="main" onClick={() => void signIn()}>
            {SLEEPING_COPY.signIn}
          </Button>
        ) : (
          <form className={styles.part} noValidate onSubmit={wake}>
            <PasswordField
              label={fill(SLEEPING_COPY.label, { name: username })}
              autoComplete="current-password"
              value={password}
              error={isMissing ? 'Please enter your password.' : refused}
              onChange={({ target }) => setPassword(target.value)}
            />
            <Button
              type="submit"
              variant="main"
              icon={sunIcon}
              pending={isPending}
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

const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = [0, 1, 2];

function Shutters({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 8c5-9 29-9 34 0v34H0z" fill="var(--deep-3)" />
      <path
        d="M17 2v40M5 15h8M5 23h8M5 31h8M21 15h8M21 23h8M21 31h8"
        stroke="var(--deep-1)"
        strokeOpacity=".55"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The house of a month at night, with its shutters closed. */
function NightHouse() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M250 120a66 66 0 1056 102 58 58 0 01-56-102z" fill="var(--il-sun)" />
      <path d="M0 640c240-80 480-70 760-20s420 10 680-60v340H0z" fill="var(--deep-3)" opacity=".45" />
      <g transform="translate(1010 392)">
        <path d="M196 40V-18h34v58zM0 76C60 20 130-6 150-6s96 26 156 82z" fill="var(--deep-1)" />
        <path d="M16 74h274v190H16z" fill="var(--deep-2)" stroke="var(--deep-1)" strokeWidth="4" />
        {COLUMNS.flatMap((column) =>
          ROWS.map((row) => <Shutters key={`${column} ${row}`} x={32 + column * 51} y={86 + row * 56} />),
        )}
      </g>
      <path d="M0 760c260-60 520-60 800-24s420 0 640-40v204H0z" fill="var(--deep-1)" opacity=".55" />
    </svg>
  );
}
