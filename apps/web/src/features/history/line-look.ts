import { isWonderlingId, type WonderlingId } from '@wonderlings/account/catalogue';
import type { HistoryEntry } from '@wonderlings/history/contract';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { activityCompanion } from './entry-pictures.ts';
import type { HistoryAct } from './history-days.ts';

/** Whose face stands beside a line; none beside what no companion had a part in. */
export function companionOf({ type, subject }: Pick<HistoryEntry, 'type' | 'subject'>): WonderlingId | undefined {
  if (type === 'MoodSaved' || type === 'JournalEntryWritten') return 'blot';
  if (type === 'AffirmationKept') return 'glim';
  if (type === 'WonderlingChosen') return isWonderlingId(subject) ? subject : undefined;
  if (type !== 'ActivityCompleted') return undefined;
  return activityCompanion(subject);
}

export type Sky = 'joy' | 'okay' | 'sad' | 'worry' | 'nerv' | 'scare' | 'angry' | 'calm';
const SKIES: Readonly<Record<string, Sky>> = {
  'really-happy': 'joy',
  happy: 'joy',
  excited: 'joy',
  okay: 'okay',
  'a-bit-sad': 'sad',
  sad: 'sad',
  worried: 'worry',
  nervous: 'nerv',
  'a-little-scared': 'scare',
  angry: 'angry',
  calm: 'calm',
};
const MOODS: Readonly<Record<Sky, Mood>> = {
  joy: 'cheering',
  okay: 'happy',
  sad: 'sad-with-you',
  worry: 'listening',
  nerv: 'listening',
  scare: 'sad-with-you',
  angry: 'listening',
  calm: 'calm',
};

export interface WindowLook {
  /** Closed: the day rested. */
  readonly isShut: boolean;
  readonly sky: Sky;
  /** The words of the first feeling of the day. */
  readonly feeling: string | undefined;
  readonly who: WonderlingId | undefined;
  readonly mood: Mood;
}

/** The window of a day: its sky is the first feeling, and who was there first looks out, the journal's own last. */
export function windowOf(acts: readonly HistoryAct[]): WindowLook {
  const entries = acts.flatMap(({ main, effects }) => [main, ...effects]);
  const felt = entries.find(({ type, subject }) => type === 'MoodSaved' && SKIES[subject.split(' ')[0] ?? '']);
  const sky = SKIES[felt?.subject.split(' ')[0] ?? ''] ?? 'okay';
  const there = entries.flatMap((entry) => companionOf(entry) ?? []);
  return {
    isShut: entries.every(({ type }) => type === 'RestDayUsed'),
    sky,
    feeling: /: ([^(,.]+?)(?: \(|,|\.)/.exec(felt?.sentence ?? '')?.[1],
    who: there.find((who) => who !== 'blot') ?? there[0],
    mood: MOODS[sky],
  };
}
