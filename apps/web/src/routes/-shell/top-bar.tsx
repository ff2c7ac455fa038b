import { Link, useMatches, useRouter } from '@tanstack/react-router';
import { ThemePicker } from '../../features/themes/index.tsx';
import { BRAND, SHELL } from '../../lib/copy/shell.ts';
import { useDecorating } from '../../lib/decorating/decorating.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Me } from './me.tsx';
import { linksTo, type NavLink } from './nav-links.ts';
import styles from './top-bar.module.css';
import { useMilestoneCount } from './use-milestone-count.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Takes Colors and Decorate out of the bar, for a page that is to be left in peace. */
    readonly hidesTools?: boolean;
  }
}

export function TopBar() {
  const { dragging } = useDecorating();
  return (
    <header className={styles.bar} data-lowered={dragging || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} activeProps={{}} aria-label={`${BRAND}, ${SHELL.nav.home.toLowerCase()}`}>
          <BrandMark className={styles.mark} />
          <span>{BRAND}</span>
        </Link>
        <Links />
        <div className={styles.mine}>
          <Tools />
          <Me />
        </div>
      </div>
    </header>
  );
}

function Links() {
  const { routesByPath } = useRouter();
  const milestones = useMilestoneCount();
  return (
    <nav className={styles.links} aria-label={SHELL.nav.label}>
      {linksTo((path) => path in routesByPath).map((link) => (
        // `linksTo` keeps only paths that the router has, which its types cannot see.
        <Link key={link.path} to={link.path as '/'} activeOptions={{ exact: link.path === '/' }}>
          <Icon shape={link.icon} />
          <Words link={link} milestones={milestones} />
        </Link>
      ))}
    </nav>
  );
}

function Words({ link, milestones }: { readonly link: NavLink; readonly milestones: number }) {
  return (
    <span>
      {link.label}
      {link.counts && milestones > 0 && <span className={styles.count}> ({milestones})</span>}
    </span>
  );
}

function Tools() {
  const hidden = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hidesTools === true) });
  if (hidden) return null;
  return <ThemePicker className={styles.tool ?? ''} />;
}
