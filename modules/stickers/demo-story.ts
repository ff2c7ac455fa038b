import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { PlaceStickerInput } from './contract.ts';
import { placeSticker } from './stickers.decide.ts';

const AFTER_SCHOOL_MINUTES = 16 * 60;

/** `minute` of the afternoon, from 16:00. Only what every child has from the first day, so that no rule can trip the story. */
type Placed = readonly [
  daysAgo: number,
  minute: number,
  stickerId: string,
  page: string,
  x: number,
  y: number,
  more?: object,
];

const PLACED: readonly Placed[] = [
  [19, 40, 'first-star', 'header', 78, 46, { rotation: 15, scale: 120 }],
  [19, 41, 'turtle-nod', 'header', 22, 58, { rotation: -15, zIndex: 2 }],
  [14, 70, 'rally-grin', 'home', 24, 62, { rotation: -8 }],
  [14, 71, 'setta-cheer', 'home', 45, 55, { zIndex: 2 }],
  [7, 35, 'zola-wave', 'home', 70, 30, { rotation: 10, scale: 130, zIndex: 3 }],
  [2, 140, 'owl-blink', 'home', 86, 68, { scale: 90, zIndex: 4 }],
];

/** The demo child's part of the story, the same for the same day. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  return PLACED.map(([daysAgo, minute, stickerId, page, x, y, more]) => ({
    at: instantAt(dateOfDay(today - daysAgo), AFTER_SCHOOL_MINUTES + minute, timeZone),
    act: placeSticker(PlaceStickerInput.parse({ stickerId, page, x, y, ...more })),
  }));
}
