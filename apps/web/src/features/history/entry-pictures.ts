import { isWonderlingId, type WonderlingId } from '@wonderlings/account/catalogue';
import {
  checkIcon,
  gearIcon,
  glassesIcon,
  paletteIcon,
  shieldIcon,
  stickerIcon,
  sunIcon,
  toolsIcon,
  userIcon,
  windowIcon,
} from '../../ui/bar-icons.ts';
import {
  bubbleIcon,
  doorIcon,
  downloadIcon,
  flagIcon,
  giftIcon,
  hammockIcon,
  openIcon,
  printIcon,
  sealIcon,
  tabletIcon,
} from '../../ui/history-icons.ts';
import type { IconShape } from '../../ui/icon.tsx';
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

/** By the names that the sentences have for them. */
const ICONS: Readonly<Record<string, IconShape>> = {
  door: doorIcon,
  key: lockIcon,
  device: tabletIcon,
  person: userIcon,
  palette: paletteIcon,
  paw: heartIcon,
  book: bookIcon,
  bubble: bubbleIcon,
  pen: pencilIcon,
  calendar: calendarIcon,
  sprout: sproutIcon,
  hammock: hammockIcon,
  sun: sunIcon,
  play: playIcon,
  check: checkIcon,
  toolbox: toolsIcon,
  flag: flagIcon,
  star: starIcon,
  heart: heartIcon,
  badge: shieldIcon,
  gift: giftIcon,
  eye: eyeIcon,
  sticker: stickerIcon,
  lock: lockIcon,
  download: downloadIcon,
  leaf: leafIcon,
  open: openIcon,
  seal: sealIcon,
  window: windowIcon,
  print: printIcon,
  glasses: glassesIcon,
};
/** The icon of an entry, for the child and its grown-up alike; a gear for a name that only a newer server knows. */
export const entryIcon = (name: string): IconShape => ICONS[name] ?? gearIcon;

/** The companion of the pages of an activity. */
const ACTIVITY_COMPANIONS: Readonly<Record<string, WonderlingId>> = {
  breath: 'zola',
  calm: 'hum',
  coping: 'tuck',
  sleep: 'lulu',
  nature: 'fern',
  plants: 'fern',
  exercise: 'rally',
  'be-active': 'pogo',
};

/** The companion of an activity, by the subject of its entry: `breath/zola beginner`. */
export function activityCompanion(subject: string): WonderlingId | undefined {
  const [page = '', thing = ''] = subject.split(' ')[0]?.split('/') ?? [];
  if (page === 'movequest') return isWonderlingId(thing) ? thing : 'rally';
  return ACTIVITY_COMPANIONS[page];
}
