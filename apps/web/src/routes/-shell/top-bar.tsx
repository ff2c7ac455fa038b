import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BRAND, SHELL } from '../../lib/copy/shell.ts';
import { useLooksSignedOut, useSession } from '../../lib/session/session.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookIcon, homeIcon, leaveIcon, userIcon } from '../../ui/icons.ts';
import styles from './top-bar.module.css';

export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} activeProps={{}} aria-label={`${BRAND}, ${SHELL.nav.home.toLowerCase()}`}>
          <BrandMark className={styles.mark} />
          <span>{BRAND}</span>
        </Link>
        <nav className={styles.links} aria-label={SHELL.nav.label}>
          <Link to="/" activeOptions={{ exact: true }}>
            <Icon shape={homeIcon} />
            <span>{SHELL.nav.home}</span>
          </Link>
          <Link to="/mood">
            <Icon shape={bookIcon} />
            <span>{SHELL.nav.journal}</span>
          </Link>
        </nav>
        <Me />
      </div>
    </header>
  );
}

function Me() {
  const { status, user, logOut } = useSession();
  const looksSignedOut = useLooksSignedOut();
  const [leaving, setLeaving] = useState(false);

  if (looksSignedOut)
    return (
      <div className={styles.me}>
        <Link to="/auth" className={styles.tool}>
          <Icon shape={userIcon} />
          <span>{SHELL.nav.login}</span>
        </Link>
      </div>
    );
  if (!user) return <div className={styles.me} />;
  return (
    <div className={styles.me}>
      <span className={styles.name}>{user.displayName ?? user.username}</span>
      <button
        type="button"
        className={styles.tool}
        disabled={status === 'loading' || leaving}
        onClick={() => {
          setLeaving(true);
          void logOut().finally(() => setLeaving(false));
        }}
      >
        <Icon shape={leaveIcon} />
        <span>{SHELL.nav.logout}</span>
      </button>
    </div>
  );
}
