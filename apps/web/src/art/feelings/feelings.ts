import type { RichMoodId } from '@wonderlings/journal/catalogue';

/** The six that can be picked on every page, in their order; the same names as in the journal's catalogue, which home does not load. */
export const FEELINGS = [
  { id: 'really-happy', name: 'Really Happy!' },
  { id: 'okay', name: 'Okay' },
  { id: 'a-bit-sad', name: 'A Bit Sad' },
  { id: 'worried', name: 'Worried' },
  { id: 'nervous', name: 'Nervous' },
  { id: 'a-little-scared', name: 'A Little Scared' },
] as const satisfies readonly { readonly id: RichMoodId; readonly name: string }[];
