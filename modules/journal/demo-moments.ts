import type { QuickMoodId, RichMoodId } from './catalogue.ts';

/** What the demo child did on a day, so many days before the visit; `minute` of its afternoon, from 16:00. */
export type DemoMoment = { readonly daysAgo: number; readonly minute: number } & (
  | { readonly rich: RichMoodId; readonly step: 1 | 2 | 3 | 4; readonly note: string | null }
  | { readonly quick: QuickMoodId; readonly note: string | null }
  | { readonly page: true }
);

/**
 * About three weeks of an ordinary child, each kind of day in it, with one day in bed that a rest day bridges. Nineteen days
 * and eight feelings: the visitor's own first save is the twentieth hello, and a new feeling the ninth.
 */
export const DEMO_MOMENTS: readonly DemoMoment[] = [
  { daysAgo: 20, minute: 12, quick: 'excited', note: 'Hi book! This is my very first feeling.' },
  { daysAgo: 19, minute: 35, rich: 'really-happy', step: 3, note: 'Milo and I built a den out of four chairs.' },
  { daysAgo: 19, minute: 41, page: true },
  { daysAgo: 18, minute: 312, rich: 'nervous', step: 2, note: 'I have to read out loud tomorrow.' },
  { daysAgo: 17, minute: 8, rich: 'okay', step: 3, note: 'My voice was wobbly. I read it anyway.' },
  { daysAgo: 16, minute: 95, rich: 'a-bit-sad', step: 2, note: 'Nana went home. I waved till the bus was gone.' },
  { daysAgo: 16, minute: 101, page: true },
  { daysAgo: 15, minute: 20, quick: 'angry', note: 'My brother broke my tower. It was not fair.' },
  { daysAgo: 15, minute: 88, quick: 'calm', note: 'He said sorry. We are making a taller one.' },
  { daysAgo: 14, minute: 47, rich: 'okay', step: 2, note: null },
  { daysAgo: 13, minute: 62, rich: 'worried', step: 3, note: 'What if nobody picks me for a team?' },
  { daysAgo: 13, minute: 70, page: true },
  { daysAgo: 12, minute: 15, rich: 'really-happy', step: 2, note: 'They picked me! I was in goal.' },
  { daysAgo: 11, minute: 120, rich: 'okay', step: 1, note: null },
  { daysAgo: 10, minute: 33, rich: 'a-bit-sad', step: 1, note: 'My throat hurts and I missed the swimming.' },
  { daysAgo: 10, minute: 39, page: true },
  { daysAgo: 8, minute: 52, quick: 'calm', note: 'I slept all day yesterday. Now I listen to the rain.' },
  { daysAgo: 7, minute: 26, rich: 'okay', step: 4, note: 'No more cough. Soup again.' },
  { daysAgo: 7, minute: 31, page: true },
  { daysAgo: 6, minute: 140, rich: 'really-happy', step: 4, note: 'I rode my bike all the way to the lake!' },
  { daysAgo: 5, minute: 18, rich: 'nervous', step: 1, note: 'There is a math test soon.' },
  { daysAgo: 4, minute: 77, rich: 'worried', step: 1, note: 'I said a mean thing to Milo by mistake.' },
  { daysAgo: 4, minute: 84, page: true },
  { daysAgo: 3, minute: 5, rich: 'okay', step: 3, note: 'I told Milo sorry. He let me hold his lizard.' },
  { daysAgo: 2, minute: 110, quick: 'excited', note: 'We planted beans in a jar. I check them all the time.' },
  { daysAgo: 1, minute: 44, rich: 'really-happy', step: 1, note: 'A bean has a tiny tail!' },
];

/** The demo child's pages, each an answer to the prompt of its weekday, from Sunday. */
export const DEMO_PAGES = [
  'A ladybug sat on my finger for a whole song. I did not move at all.',
  'The big slide. Milo says you go so fast that your ears tickle.',
  'Tying the new laces. It took nine tries. Then I did the other shoe too.',
  'The lunch lady. She knows my name now and says it like a song.',
  'First grumpy, then silly. Grumpy went away when the dog stole my sock.',
  'I let my brother go first on the swing. Even on the good swing.',
  'Up on a cloud with a ladder. I would take a blanket and look down at our house.',
] as const;
