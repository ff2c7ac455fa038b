import { windowIcon } from '../../ui/bar-icons.ts';
import type { IconShape } from '../../ui/icon-shape.ts';
import { calendarIcon, leafIcon } from '../../ui/icons.ts';

export interface AreaTab {
  readonly path: `/grown-up${'' | '/days' | '/check' | '/take-along' | '/erase'}`;
  readonly label: string;
  readonly icon: IconShape;
  /** Pages that belong to it and have no tab of their own. */
  readonly also?: readonly string[];
}

export const sealIcon: IconShape = {
  fill: 'M12 4l2 2 3-.5.5 3 2.500 1.500-1 2.500 1 2.500-2.500 1.500-.5 3-3-.5-2 2-2-2-3 .5-.5-3L4 15l1-2.500L4 10l2.500-1.500.5-3 3 .5z',
  line: 'M12 3.700l2.100 1.900 2.800-.5.7 2.800 2.500 1.400-1.100 2.700 1.100 2.700-2.500 1.400-.7 2.800-2.800-.5-2.100 1.900-2.100-1.900-2.800.5-.7-2.800-2.500-1.400L5 12l-1.100-2.700 2.500-1.400.7-2.800 2.800.5zM9 12.200l2.200 2.200 4-4.500',
};
const takeIcon: IconShape = {
  fill: 'M4 15h16v5H4z',
  line: 'M12 3.500v11M7.500 10.500L12 15l4.500-4.500M4 16.500v2c0 1 .8 1.800 1.800 1.800h12.400c1 0 1.800-.8 1.800-1.800v-2',
};

/** The five pages of the grown-up area. */
export const AREA_TABS: readonly AreaTab[] = [
  { path: '/grown-up', label: 'Month', icon: calendarIcon },
  { path: '/grown-up/days', label: 'Day by day', icon: windowIcon },
  { path: '/grown-up/check', label: 'Check', icon: sealIcon, also: ['/grown-up/keepsake'] },
  { path: '/grown-up/take-along', label: 'Take along', icon: takeIcon, also: ['/grown-up/import'] },
  { path: '/grown-up/erase', label: 'Erase', icon: leafIcon },
];

/** Whether a page is that of a tab, or belongs to it. */
export function isTabOf({ path, also = [] }: AreaTab, pathname: string): boolean {
  const page = pathname.replace(/\/$/, '');
  return [path, ...also].includes(page);
}
