import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AUTH } from '../../../lib/copy/auth.ts';
import { SHELL } from '../../../lib/copy/shell.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AuthFeatures } from './auth-features.tsx';
import styles from './auth-page.module.css';
import { ListeningZola } from './listening-zola.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface AuthPageProps {
  /** A path of this app: where to go once the child is signed in. */
  readonly next: string;
  /** The same for an account that was just made: it is shown round first. */
  readonly nextOfNew: string;
}

export function AuthPage({ next, nextOfNew }: AuthPageProps) {
  const { status, user } = useSession();
  const { history } = useRouter();
  const card = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<'login' | 'register'>('login');

  useEffect(() => {
    if (status === 'signed-in') history.replace(tab === 'register' ? nextOfNew : next);
  }, [status, tab, next, nextOfNew, history]);
  // Somebody known was here before: most likely this page is left again at once.
  if (status === 'signed-in' || (status === 'loading' && user)) return <Spinner>{SHELL.loading}</Spinner>;

  return (
    <div className={styles.auth}>
      <AuthFeatures />
      <section className={styles.side}>
        <div className={styles.card} ref={card}>
          <ListeningZola card={card} className={styles.peek} />
          <Card>
            <div className={styles.content}>
              <PageHeading className={styles.heading}>{AUTH[tab].heading}</PageHeading>
              <Tabs
                label={AUTH.tabs.label}
                value={tab}
                onChange={setTab}
                keepMounted
                items={[
                  { id: 'login', label: AUTH.tabs.login, content: <LoginForm /> },
                  { id: 'register', label: AUTH.tabs.register, content: <RegisterForm /> },
                ]}
              />
            </div>
          </Card>
        </div>
      </section>
    </div>
  );
}
