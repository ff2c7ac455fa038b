import type { NavLink } from './nav-links.ts';
import styles from './nav-words.module.css';

/** The name of a link; behind Progress the milestones that were reached, if any. */
export function NavWords({ link, milestones }: { readonly link: NavLink; readonly milestones: number }) {
  return (
    <span>
      {link.label}
      {link.counts && milestones > 0 && <span className={styles.count}> ({milestones})</span>}
    </span>
  );
}
