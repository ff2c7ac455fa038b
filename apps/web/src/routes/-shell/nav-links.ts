import { SHELL } from '../../lib/copy/shell.ts';
import { gearIcon, homeIcon, pathIcon, sunIcon, toolsIcon } from '../../ui/bar-icons.ts';
import type { IconShape } from '../../ui/icon.tsx';

export interface NavLink {
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
