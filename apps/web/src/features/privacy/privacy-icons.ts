import { glassesIcon, userIcon } from '../../ui/bar-icons.ts';
import { bubbleIcon, phoneIcon, tabletIcon, wrenchIcon } from '../../ui/history-icons.ts';
import type { IconShape } from '../../ui/icon-shape.ts';
import { calendarIcon, lockIcon, pencilIcon, playIcon, starIcon } from '../../ui/icons.ts';
import type { KeptKind, Reader } from './privacy.copy.ts';

export const KIND_ICONS: Readonly<Record<KeptKind, IconShape>> = {
  feelings: bubbleIcon,
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
/** Not the sealed letter: of what stays on the device, and of what no reader can see. */
export const DEVICE_ICON = phoneIcon;
export const NOBODY_ICON = lockIcon;
