import type { MoodSaved } from '@wonderlings/journal/events';
import type { EventOf } from '@wonderlings/kernel';
import { feelingSubject } from './feeling-subject.ts';

/** Of the quick check-in, which does not ask how big a feeling is: between a little and a lot. */
const UNSAID_SIZE = 2;

/** What was felt, by its id in the catalogue (`other` for what no list has), and how big it was, 1 to 4. */
export function feelingOfMood(mood: EventOf<typeof MoodSaved>['data']): {
  readonly feeling: string;
  readonly size: number;
} {
  const [feeling = '', size] = feelingSubject(mood).split(' ');
  return { feeling, size: Number(size) || UNSAID_SIZE };
}
