import type { HistoryEntry } from '@wonderlings/history/contract';
import { isWonderlingId, type WonderlingId } from '../../companions/cast.ts';
import {
  checkIcon,
  gearIcon,
  glassesIcon,
  paletteIcon,
  pathIcon,
  stickerIcon,
  sunIcon,
  toolsIcon,
  userIcon,
} from '../../ui/bar-icons.ts';
import { doorIcon, flagIcon, giftIcon, openIcon, printIcon, tabletIcon } from '../../ui/history-icons.ts';
import type { IconShape } from '../../ui/icon-shape.ts';
import {
  bookIcon,
  calendarIcon,
  eyeIcon,
  heartIcon,
  leafIcon,
  lockIcon,
  pencilIcon,
  playIcon,
  sproutIcon,
  starIcon,
} from '../../ui/icons.ts';

/** Who is at home where something was done, by the page that its subject begins with. */
const AT_HOME: Readonly<Record<string, WonderlingId>> = {
  breath: 'zola',
  calm: 'hum',
  coping: 'tuck',
  sleep: 'lulu',
  nature: 'fern',
  plants: 'fern',
  'be-active': 'pogo',
  exercise: 'rally',
};

/** The companion that was there; null for what is no feeling and no activity. */
export function companionOf({ type, subject }: Pick<HistoryEntry, 'type' | 'subject'>): WonderlingId | null {
  if (type === 'MoodSaved') return 'blot';
  if (type === 'AffirmationKept') return 'glim';
  if (type !== 'ActivityStarted' && type !== 'ActivityCompleted') return null;
  const [page = '', name] = (subject.split(' ')[0] ?? '').split('/');
  if (page === 'movequest' && isWonderlingId(name)) return name;
  return AT_HOME[page] ?? null;
}

/** By the names of the sentence catalogue. */
const ICONS: Readonly<Record<string, IconShape>> = {
  badge: starIcon,
  star: starIcon,
  book: bookIcon,
  calendar: calendarIcon,
  check: checkIcon,
  device: tabletIcon,
  door: doorIcon,
  key: lockIcon,
  lock: lockIcon,
  eye: eyeIcon,
  flag: flagIcon,
  gift: giftIcon,
  glasses: glassesIcon,
  hammock: leafIcon,
  heart: heartIcon,
  leaf: leafIcon,
  open: openIcon,
  palette: paletteIcon,
  paw: userIcon,
  pen: pencilIcon,
  person: userIcon,
  play: playIcon,
  print: printIcon,
  seal: checkIcon,
  sprout: sproutIcon,
  sticker: stickerIcon,
  sun: sunIcon,
  toolbox: toolsIcon,
};

/** What a grown-up did wears the spectacles; of a newer server's icon, a step on the path. */
export function iconOf({ actor, icon }: Pick<HistoryEntry, 'actor' | 'icon'>): IconShape {
  if (actor === 'grown-up' && icon === 'eye') return glassesIcon;
  return ICONS[icon] ?? (actor === 'system' ? gearIcon : pathIcon);
}
