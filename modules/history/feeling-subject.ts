import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { MoodSaved } from '@wonderlings/journal/events';
import { type EventOf, hadWords } from '@wonderlings/kernel';
import type { Words } from './event-description.ts';

type Mood = EventOf<typeof MoodSaved>['data'];
interface Feeling {
  readonly id: string;
  readonly feeling: string;
  readonly intensityLabels?: readonly string[];
}

/** A feeling that no list has: it may be a child's own words, and those are not kept here. */
const OTHER = 'other';
const OTHER_NAME = 'Another feeling';
const NOTE = 'note';

/** Two lists have a Worried; the first has its labels too. */
const FEELINGS: readonly Feeling[] = [...QUICK_MOODS, ...RICH_MOODS];
const BY_NAME = new Map(FEELINGS.map((feeling) => [feeling.feeling, feeling]));
const BY_ID = new Map(FEELINGS.map((feeling) => [feeling.id, feeling]));

/** `worried 2 note`: which feeling, how big from 1 (0: was not said), and whether there are words, or were. */
export function feelingSubject(mood: Mood): string {
  const { feeling, baseFeelingName } = mood;
  const [, before = feeling, label = ''] = /^(.*) \(([^()]*)\)$/.exec(feeling) ?? [];
  const known = BY_NAME.get(baseFeelingName ?? before);
  const size = (known?.intensityLabels?.indexOf(label) ?? -1) + 1;
  return subjectOf(known?.id ?? OTHER, size, hadWords(MoodSaved, mood));
}

const subjectOf = (id: string, size: number, hasNote: boolean): string =>
  [id, size, ...(hasNote ? [NOTE] : [])].join(' ');

export const FEELING_SUBJECTS: readonly string[] = [...BY_ID.values(), { id: OTHER, intensityLabels: [] }].flatMap(
  ({ id, intensityLabels = [] }) =>
    [0, ...intensityLabels.map((_, index) => index + 1)].flatMap((size) => [
      subjectOf(id, size, false),
      subjectOf(id, size, true),
    ]),
);

export function feelingWords(subject: string): Words | undefined {
  const [id = '', size = '', note] = subject.split(' ');
  const known = BY_ID.get(id);
  if (!known && id !== OTHER) return undefined;
  const intensity = known?.intensityLabels?.[Number(size) - 1];
  return {
    ...(note === NOTE ? { when: 'hasNote' } : intensity === undefined ? { when: 'noIntensity' } : {}),
    slots: {
      feeling: (known?.feeling ?? OTHER_NAME).replace(/!$/, ''),
      ...(intensity === undefined ? {} : { intensity }),
    },
  };
}
