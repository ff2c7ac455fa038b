import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { DecorateButton } from '../../features/stickers/index.ts';
import { ThemePicker } from '../../features/themes/index.ts';
import { BRAND, SHELL } from '../../lib/copy/shell.ts';
import { useDecorating } from '../../lib/decorating/decorating.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { nameOf, PaintedContext, useLooksSignedOut, useSession } from '../../lib/session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Me } from './me.tsx';
import { linksTo, NavWords, useMilestoneCount, useNewThingsCount } from './nav-links.tsx';
import { useHidesTools } from './page-options.ts';
import styles from './top-bar.module.css';

// None is needed for the first paint.
const AccessibilityWidget = optionalPart(() => import('./after-page.ts').then((part) => part.AccessibilityWidget));
const GrownUpSign = optionalPart(() => import('./signed-in.tsx').then((part) => part.GrownUpSign));
const MusicToggle = optionalPart(() => import('./after-page.ts').then((part) => part.MusicToggle));

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
  if (useHidesTools()) return null;
  return (
    <>
      <ThemePicker className={styles.tool} />
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
