import type { FlowerId } from './flower-of.ts';

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
