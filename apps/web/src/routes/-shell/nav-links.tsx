import { useCallback, useSyncExternalStore } from 'react';
import { REWARD_KEYS } from '../../features/rewards/index.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { useSession } from '../../lib/session/session.ts';
import { gearIcon, homeIcon, pathIcon, sunIcon, toolsIcon } from '../../ui/bar-icons.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './nav-links.module.css';

interface NavLink {
  readonly path: string;
  readonly label: string;
  readonly icon: IconShape;
  /** Shows how many milestones were reached. */
  readonly counts?: true;
}

/** Specification 000, section 2: the links of the bar, in its order. */
const NAV_LINKS: readonly NavLink[] = [
  { path: '/', label: SHELL.nav.home, icon: homeIcon },
  { path: '/progress', label: SHELL.nav.progress, icon: pathIcon, counts: true },
  { path: '/daily-affirmation', label: SHELL.nav.affirmations, icon: sunIcon },
  { path: '/coping-tools', label: SHELL.nav.coping, icon: toolsIcon },
  { path: '/settings', label: SHELL.nav.settings, icon: gearIcon },
];

/** The links whose page exists: a menu never leads to a page that is not there. */
export function linksTo(exists: (path: string) => boolean): readonly NavLink[] {
  return NAV_LINKS.filter(({ path }) => exists(path));
}

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

/** How many milestones the child has reached (specification 000, section 3); 0 until they have been read. */
export const useMilestoneCount = (): number => useReadLength(REWARD_KEYS.userMilestones);

/** How many things the child has earned and not looked at yet; 0 until they have been read. */
export const useNewThingsCount = (): number => useReadLength(REWARD_KEYS.newRewards);

/** How long the list is that a read has brought, on any page. Nothing is read for it here. */
function useReadLength(queryKey: readonly string[]): number {
  const { queryClient } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => queryClient?.getQueryCache().subscribe(listener) ?? (() => {}),
    [queryClient],
  );
  const read = () => {
    const list = queryClient?.getQueryData(queryKey);
    return Array.isArray(list) ? list.length : 0;
  };
  return useSyncExternalStore(subscribe, read, read);
}
