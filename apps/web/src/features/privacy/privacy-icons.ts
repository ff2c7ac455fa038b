import { glassesIcon } from '../../lib/grown-up/grown-up-icons.ts';
import { checkIcon, userIcon } from '../../ui/bar-icons.ts';
import type { IconShape } from '../../ui/icon-shape.ts';
import { calendarIcon, lockIcon, pencilIcon, playIcon, starIcon } from '../../ui/icons.ts';
import type { KeptKind, Reader } from './privacy.copy.ts';

const phoneIcon: IconShape = {
  fill: 'M7 5h10v15H7z',
  line: 'M8.500 3h7c1 0 1.800.8 1.800 1.800v14.400c0 1-.8 1.800-1.800 1.800h-7c-1 0-1.800-.8-1.800-1.800V4.800c0-1 .8-1.800 1.800-1.800zM10.800 18.300h2.400',
};
const tabletIcon: IconShape = {
  fill: 'M4 6h16v12H4z',
  line: 'M5.300 4.500h13.400c1 0 1.800.8 1.800 1.800v11.400c0 1-.8 1.800-1.800 1.800H5.300c-1 0-1.800-.8-1.800-1.800V6.300c0-1 .8-1.800 1.800-1.800zM17.700 11v2',
};
const faceIcon: IconShape = {
  fill: 'M12 5a7 7 0 100 14 7 7 0 000-14z',
  line: 'M12 3.800a8.200 8.200 0 100 16.400 8.200 8.200 0 000-16.400zM9 10.500v.8M15 10.500v.8M9 14.200c2 1.700 4 1.700 6 0M7 8.500c.5-1 1.200-1.800 2.200-2.300',
};
const wrenchIcon: IconShape = {
  fill: 'M5 15l7-7 4 4-7 7z',
  line: 'M14.300 7.200a4.300 4.300 0 015.300-2.500l-2.500 2.500.7 2.200 2.200.7 2-2a4.300 4.300 0 01-5.700 4.700L9 20a2.100 2.100 0 01-3-3l7.300-7.300a4.200 4.200 0 011-2.500z',
};

/** A letter that is closed. */
export const sealedIcon: IconShape = {
  fill: 'M4 8h16v11H4z',
  line: 'M4.800 6.500h14.400c.7 0 1.300.6 1.300 1.300v10c0 .7-.6 1.300-1.300 1.300H4.800c-.7 0-1.300-.6-1.300-1.300v-10c0-.7.6-1.300 1.300-1.300zM4 7.500l8 6 8-6M12 12.300a2.200 2.200 0 100 4.400 2.200 2.200 0 000-4.400z',
};
export const builtIcon = wrenchIcon;
export const yesIcon = checkIcon;

export const KIND_ICONS: Readonly<Record<KeptKind, IconShape>> = {
  feelings: faceIcon,
  notes: pencilIcon,
  activities: playIcon,
  earned: starIcon,
  profile: userIcon,
  passwords: lockIcon,
  sessions: phoneIcon,
  'grown-up': glassesIcon,
  device: tabletIcon,
  around: calendarIcon,
};

/** Where there is no companion for it: the child has one. */
export const READER_ICONS: Readonly<Record<Exclude<Reader, 'child'>, IconShape>> = {
  grownUp: glassesIcon,
  operator: wrenchIcon,
};
/** Not the sealed letter: of what stays on the device, and of what nobody can see. */
export const DEVICE_ICON = phoneIcon;
export const NOBODY_ICON = lockIcon;
