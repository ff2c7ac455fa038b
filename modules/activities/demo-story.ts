import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { saveSession } from './activities.decide.ts';
import { type ActivityKind, activityTypeOf } from './catalogue.ts';
import { SaveSessionInput } from './contract.ts';

const AFTER_SCHOOL_MINUTES = 16 * 60;

/** `minute` of the afternoon, from 16:00; on one evening, before a day that is feared, it gets late. */
type Deed = readonly [daysAgo: number, minute: number, kind: ActivityKind, seconds: number, data?: object];

const small = { level: 'beginner', cycles: 3 };
const oneLoop = { level: 'easy', loops: 1, moves: 5, secondsPerMove: 30 };

/** What an ordinary child tried in three weeks, a few minutes at a time: most cards once, some of them often, one never. Nine days before, it was in bed. */
const DEEDS: readonly Deed[] = [
  [20, 18, 'breath/zola', 36, small],
  [18, 318, 'breath/zola', 36, small],
  [17, 20, 'nature/cloud-watching', 0],
  [16, 108, 'calm/ocean-waves', 300],
  [15, 28, 'coping/balloon-breathing', 120],
  [15, 95, 'movequest/rally', 152, oneLoop],
  [13, 78, 'breath/zola', 36, small],
  [12, 30, 'be-active/shadow-play', 60],
  [11, 200, 'sleep/log', 0],
  [10, 200, 'sleep/log', 0],
  [8, 60, 'calm/bubble-breathing', 120],
  [6, 150, 'nature/bug-discovery', 0],
  [5, 26, 'breath/zola', 36, small],
  [4, 92, 'coping/worry-box-technique', 300],
  [3, 12, 'movequest/bella', 152, oneLoop],
  [2, 118, 'plants/plant-added', 0],
  [1, 50, 'plants/growth-log', 0],
];

/** The demo child's part of the story, the same for the same day. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  return DEEDS.map(([daysAgo, minute, kind, duration, data]) => ({
    at: instantAt(dateOfDay(today - daysAgo), AFTER_SCHOOL_MINUTES + minute, timeZone),
    act: saveSession(
      SaveSessionInput.parse({
        activityType: activityTypeOf(kind),
        duration,
        data: { ...data, kind },
        completed: true,
      }),
    ),
  }));
}
