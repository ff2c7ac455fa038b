import { QUICK_MOODS, type QuickMoodId, RICH_MOODS, type RichMoodId } from '@wonderlings/journal/catalogue';
import { JOURNAL_FEELING } from '@wonderlings/journal/contract';

/** A flower for every feeling that can be picked, one for a page, and one for a feeling that no list of ours has. */
export type FlowerId = RichMoodId | QuickMoodId | 'page' | 'wild';

/** By the base feeling's name, as the garden tells it. */
const FLOWERS: ReadonlyMap<string, FlowerId> = new Map<string, FlowerId>([
  ...QUICK_MOODS.map(({ feeling, id }): [string, FlowerId] => [feeling, id]),
  ...RICH_MOODS.map(({ feeling, id }): [string, FlowerId] => [feeling, id]),
  [JOURNAL_FEELING, 'page'],
]);

export const FLOWER_IDS: readonly FlowerId[] = [...new Set([...FLOWERS.values(), 'wild' as const])];

/** The six that the journal asks for. */
export const FIRST_FLOWERS: ReadonlySet<FlowerId> = new Set(RICH_MOODS.map(({ id }) => id));

export function flowerOf(feeling: string): FlowerId {
  return FLOWERS.get(feeling) ?? 'wild';
}

/** A flower's name, after the feeling that it grows from. */
export const FLOWER_NAMES: Readonly<Record<FlowerId, string>> = {
  'really-happy': 'Really Happy',
  okay: 'Okay',
  'a-bit-sad': 'A Bit Sad',
  worried: 'Worried',
  nervous: 'Nervous',
  'a-little-scared': 'A Little Scared',
  happy: 'Happy',
  sad: 'Sad',
  angry: 'Angry',
  calm: 'Calm',
  excited: 'Excited',
  page: 'A page you wrote',
  wild: 'Another feeling',
};
