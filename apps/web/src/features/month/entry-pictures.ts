import type { HistoryEntry } from '@wonderlings/history/contract';
import { isWonderlingId, type WonderlingId } from '../../companions/cast.ts';
import { glassesIcon } from '../../lib/grown-up/grown-up-icons.ts';
import {
  checkIcon,
  gearIcon,
  paletteIcon,
  pathIcon,
  stickerIcon,
  sunIcon,
  toolsIcon,
  userIcon,
} from '../../ui/bar-icons.ts';
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
} from '../../ui/icons.ts';
import { openIcon, printIcon } from './month-icons.ts';

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

const doorIcon: IconShape = {
  fill: 'M6 4h10v16H6z',
  line: 'M6.500 20V5c0-.8.7-1.500 1.500-1.500h8c.8 0 1.500.7 1.500 1.500v15M4 20.300h16M13.700 12v1',
};
const starIcon: IconShape = {
  fill: 'M12 4l2.500 5 5.500.8-4 3.900.9 5.500-4.900-2.600-4.900 2.600.9-5.500-4-3.900 5.500-.8z',
  line: 'M12 3.500l2.600 5.300 5.900.9-4.300 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800-4.300-4.100 5.900-.9z',
};
const giftIcon: IconShape = {
  fill: 'M4.500 10h15v10h-15z',
  line: 'M5 11v8.200c0 .5.4.8.8.8h12.400c.4 0 .8-.3.8-.8V11M3.800 7.500h16.400V11H3.800zM12 7.500V20M12 7.500C9 7.500 7 6.500 7.500 4.800 8.200 3 11.300 4 12 7.500zM12 7.500c3 0 5-1 4.500-2.700C15.800 3 12.700 4 12 7.500z',
};
const flagIcon: IconShape = {
  fill: 'M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0z',
  line: 'M6 21V4.500M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
};
const tabletIcon: IconShape = {
  fill: 'M4 6h16v12H4z',
  line: 'M5.300 4.500h13.400c1 0 1.800.8 1.800 1.800v11.400c0 1-.8 1.800-1.800 1.800H5.300c-1 0-1.800-.8-1.800-1.800V6.300c0-1 .8-1.800 1.800-1.800zM17.700 11v2',
};

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
