import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { DecorateButton, useDecorating } from '../../features/stickers/index.ts';
import { ThemePicker } from '../../features/themes/index.ts';
import { fill } from '../../lib/copy/fill.ts';
import { BRAND, SHELL } from '../../lib/copy/shell.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { nameOf, PaintedContext, useLooksSignedOut, useSession } from '../../lib/session/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { leaveIcon, userIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { linksTo, NavWords, useMilestoneCount, useNewThingsCount } from './nav-links.tsx';
import { useHidesTools } from './page-options.ts';
import styles from './top-bar.module.css';
import { useLogOut } from './use-log-out.ts';

// None is needed for the first paint.
const AccessibilityWidget = optionalPart(() => import('./after-page.ts').then((part) => part.AccessibilityWidget));
const GrownUpSign = optionalPart(() => import('./signed-in.tsx').then((part) => part.GrownUpSign));
const MusicToggle = optionalPart(() => import('./after-page.ts').then((part) => part.MusicToggle));
const BuddyFace = optionalPart(() => import('./signed-in.tsx').then((part) => part.BuddyFace));
const LogOutQuestion = optionalPart(() => import('./log-out-question.tsx').then((file) => file.LogOutQuestion));
const NameSheet = optionalPart(() => import('./name-sheet.tsx').then((file) => file.NameSheet));

export function TopBar() {
  const { dragging } = useDecorating();
  const { status } = useSession();
  // Where they float depends on the window, and a place that waits for its script holds up a painted page by 0.3 s in React.
  const isTakenOver = use(PaintedContext) === null || status !== 'loading';
  return (
    <header className={styles.bar} data-bar="" data-lowered={dragging || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} activeProps={{}} aria-label={`${BRAND}, ${SHELL.nav.home.toLowerCase()}`}>
          <BrandMark className={styles.mark} />
          <span>{BRAND}</span>
        </Link>
        <Links />
        <div className={styles.mine}>
          <Tools />
          <div className={styles.comforts}>
            <Suspense fallback={null}>
              {isTakenOver && (
                <>
                  <MusicToggle className={styles.tool} />
                  <AccessibilityWidget className={styles.tool} />
                </>
              )}
            </Suspense>
          </div>
          <Me />
        </div>
      </div>
      <Suspense fallback={null}>
        <OpenArea />
      </Suspense>
    </header>
  );
}

/** For a page that stands alone: nothing, but for the sign of an open grown-up area. */
export function BareTop() {
  return (
    <Suspense fallback={null}>
      <OpenArea />
    </Suspense>
  );
}

/** On every page of a signed-in child: whether a grown-up is looking. */
function OpenArea() {
  const { status, user, queryClient } = useSession();
  if (status !== 'signed-in' || !user || !queryClient) return null;
  return <GrownUpSign key={user.id} queryClient={queryClient} name={nameOf(user)} />;
}

function Links() {
  const { routesByPath } = useRouter();
  const milestones = useMilestoneCount();
  const hasNews = useNewThingsCount() > 0;
  const keepsPlace = !useLooksSignedOut();
  return (
    <nav className={styles.links} data-bar="" aria-label={SHELL.nav.label}>
      {linksTo((path) => path in routesByPath).map((link) => (
        // `linksTo` keeps only paths that the router has, which its types cannot see.
        <Link key={link.path} to={link.path as '/'} activeOptions={{ exact: link.path === '/' }}>
          <span className={styles.icon} data-news={(link.counts && hasNews) || undefined}>
            <Icon shape={link.icon} />
          </span>
          <NavWords link={link} milestones={milestones} hasNews={hasNews} keepsPlace={keepsPlace} />
        </Link>
      ))}
    </nav>
  );
}

function Tools() {
  const { decorating, dragging } = useDecorating();
  if (useHidesTools()) return null;
  return (
    <>
      {!decorating && !dragging && <ThemePicker className={styles.tool} />}
      <DecorateButton className={styles.tool} />
    </>
  );
}

/** The sign of the house; its name always stands beside it. */
function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 4c13 0 21 9 20 21C43 37 35 45 23 44 11 43 3 35 4 23 5 11 13 4 24 4z" fill="var(--primary)" />
      <path d="M10 34c4-9 9-13 14-13s10 4 14 13c-4 6-8 9-15 9s-10-3-13-9z" fill="var(--accent)" />
      <path
        d="M24 4.500c13 0 20 8.500 19.500 20.500C43 37 35 44 23 43.500 11 43 4 35 4.500 23 5 11 13 4.500 24 4.500z"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.500"
      />
      <g fill="var(--line)">
        <ellipse cx="18" cy="20" rx="2.400" ry="3.200" />
        <ellipse cx="30" cy="20" rx="2.400" ry="3.200" />
      </g>
      <path
        d="M20 26.500c2.500 2.500 5.500 2.500 8 0"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Who is here: the name, which opens a sheet, and Logout; or Login. */
function Me() {
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
