import { Link, useRouter } from '@tanstack/react-router';
import { openHelp } from '../../features/help/index.ts';
import { fill } from '../../lib/copy/fill.ts';
import { HELP_BUTTON, SHELL } from '../../lib/copy/shell.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useWords } from '../../lib/words/words.ts';
import { helpIcon, shieldIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './footer.module.css';

const { forAdults, parents, privacy, about, safe, safeNote, copyright } = SHELL.footer;
const ADULT_PAGES = [
  { path: '/parents', label: parents },
  { path: '/privacy', label: privacy },
  { path: '/about', label: about },
] as const;

export function Footer() {
  const say = useWords();
  const year = useHydrated() ? new Date().getFullYear() : '';
  return (
    <footer className={styles.footer}>
      <svg className={styles.hill} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60C180 6 380 6 600 42s420 30 560-6 220-20 280 4v50H0z" fill="var(--nav)" />
      </svg>
      <div className={styles.inner}>
        <ForAdults />
        <div>
          <p className={styles.heading}>
            <Icon shape={shieldIcon} />
            {safe}
          </p>
          <p>{say(safeNote)}</p>
        </div>
        <Button icon={helpIcon} className={styles.help} onClick={() => openHelp()}>
          {HELP_BUTTON}
        </Button>
        <p className={styles.copyright}>{fill(copyright, { year })}</p>
      </div>
    </footer>
  );
}

function ForAdults() {
  const { routesByPath } = useRouter();
  const pages = ADULT_PAGES.filter(({ path }) => path in routesByPath);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="for-adults">
      <p className={styles.heading} id="for-adults">
        {forAdults}
      </p>
      {pages.map(({ path, label }) => (
        // Only paths that the router has are left, which its types cannot see.
        <Link key={path} to={path as '/'} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
