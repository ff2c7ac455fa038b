import { Link } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { nameOf, PaintedContext, useLooksSignedOut, useSession } from '../../lib/session/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { leaveIcon, userIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './top-bar.module.css';
import { useLogOut } from './use-log-out.ts';

const BuddyFace = optionalPart(() => import('./signed-in.tsx').then((part) => part.BuddyFace));
const LogOutQuestion = optionalPart(() => import('./log-out-question.tsx').then((file) => file.LogOutQuestion));
const NameSheet = optionalPart(() => import('./name-sheet.tsx').then((file) => file.NameSheet));

/** Who is here: the name, which opens a sheet, and Logout; or Login. */
export function Me() {
  const session = useSession();
  const painted = use(PaintedContext);
  const looksSignedOut = useLooksSignedOut();
  const [open, setOpen] = useState<boolean>();
  const { busy, asks, logOut, answer } = useLogOut();
  const user = useHydrated() ? session.user : null;

  if (looksSignedOut)
    return (
      <Link to="/auth" className={styles.tool}>
        <Icon shape={userIcon} />
        <span>{SHELL.nav.login}</span>
      </Link>
    );
  // Painted for every child: with room for a name and a face.
  if (!user && painted?.viewer !== 'child') return null;
  const name = user ? nameOf(user) : '\u00a0';
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={fill(SHELL.me.open, { name })}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen((was) => !was)}
      >
        <Face number={user?.selectedWonderling ?? null} />
        <span className={styles.name}>{name}</span>
      </button>
      <button type="button" className={`${styles.tool} ${styles.leave}`} disabled={busy} onClick={logOut}>
        <Icon shape={leaveIcon} />
        <span>{SHELL.nav.logout}</span>
      </button>
      <Suspense fallback={null}>
        {open !== undefined && user && (
          <NameSheet user={user} open={open} onOpenChange={setOpen} leaving={busy} onLogOut={logOut} />
        )}
      </Suspense>
      <Suspense fallback={null}>{asks && <LogOutQuestion things={asks} answer={answer} />}</Suspense>
    </>
  );
}

function Face({ number }: { readonly number: number | null }) {
  const plainIcon = <Icon shape={userIcon} />;
  return number === null ? (
    plainIcon
  ) : (
    <Suspense fallback={plainIcon}>
      <BuddyFace number={number} />
    </Suspense>
  );
}
