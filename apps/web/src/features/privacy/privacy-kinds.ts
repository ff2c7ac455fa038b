import { glassesIcon, userIcon } from '../../ui/bar-icons.ts';
import { bubbleIcon, phoneIcon, tabletIcon, wrenchIcon } from '../../ui/history-icons.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { calendarIcon, lockIcon, pencilIcon, playIcon, starIcon } from '../../ui/icons.ts';
import { DEVICE_KEEPS } from './device-keeps.ts';
import type { Fact } from './kept-data.ts';
import { KEPT_KINDS, type KeptKind, type Reader } from './privacy.copy.ts';
import { SERVER_KEEPS } from './server-keeps.gen.ts';

export interface KindFacts {
  readonly id: KeptKind;
  readonly facts: readonly Fact[];
  /** Fields and columns: the places of all its facts. */
  readonly fields: number;
}

/** Everything that is kept, on the server and on the device, by kind. */
export const PRIVACY_KINDS: readonly KindFacts[] = KEPT_KINDS.map((id) => {
  const facts = [...SERVER_KEEPS.kinds[id], ...onDevice(id)];
  return { id, facts, fields: facts.flatMap(({ places }) => Object.values(places).flat()).length };
});

function onDevice(kind: KeptKind): Fact[] {
  return Object.entries(DEVICE_KEEPS)
    .filter(([, keeps]) => keeps.kind === kind)
    .map(([place, { is }]) => ({ is, places: { device: [place] } }));
}

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
export const NO_READER_ICON = lockIcon;
