import { SHELL } from '../../lib/copy/shell.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { NavLink } from './nav-links.ts';
import styles from './nav-words.module.css';

interface NavWordsProps {
  readonly link: NavLink;
  readonly milestones: number;
  /** Something was earned that the child has not looked at yet. */
  readonly hasNews: boolean;
  /** The number may still come: its place is kept, so that nothing moves then. */
  readonly keepsPlace: boolean;
}

/** The name of a link; behind Progress the milestones that were reached, if any, and that there is something new. */
export function NavWords({ link, milestones, hasNews, keepsPlace }: NavWordsProps) {
  if (!link.counts) return <span>{link.label}</span>;
  return (
    <span className={styles.counted}>
      {link.label}
      {(milestones > 0 || keepsPlace) && (
        <>
          {' '}
          <span className={styles.count}>{milestones > 0 && `(${milestones})`}</span>
        </>
      )}
      {hasNews && <VisuallyHidden>, {SHELL.nav.somethingNew}</VisuallyHidden>}
    </span>
  );
}
