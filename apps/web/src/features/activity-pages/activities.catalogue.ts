import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Mood } from '../../art/companions/wonderling.tsx';
import type { FileRouteTypes } from '../../routeTree.gen.ts';

/** A page that there is. */
export type PagePath = FileRouteTypes['to'];

/** One of the eight activities, in the words of its companion. */
export interface Activity {
  readonly id: WorldId;
  readonly title: string;
  readonly path: PagePath;
  readonly companionId: WonderlingId;
  /** How it stands in its world. */
  readonly mood: Mood;
  /** Spoken by the companion. */
  readonly introduction: string;
  /** What a child does there. */
  readonly description: string;
}

/** Each has a small world of its own colours (`worlds.module.css`). */
export type WorldId =
  | 'be-active'
  | 'exercise'
  | 'breath'
  | 'sleep'
  | 'environment'
  | 'journal'
  | 'calm'
  | 'coping-tools';

/** In the order of the specification (001, section 2). */
export const ACTIVITIES: readonly Activity[] = [
  {
    id: 'be-active',
    title: 'Be Active',
    path: '/activities/be-active',
    companionId: 'pogo',
    mood: 'happy',
    introduction: 'Boing! I am Pogo.',
    description: 'Pick a move, or let the spinner pick one for you.',
  },
  {
    id: 'exercise',
    title: 'Exercise',
    path: '/activities/exercise',
    companionId: 'rally',
    mood: 'cheering',
    introduction: 'I am Rally. Play with us!',
    description: 'Choose a coach and play through five moves.',
  },
  {
    id: 'breath',
    title: 'Breath',
    path: '/activities/breath',
    companionId: 'zola',
    mood: 'breathing-out',
    introduction: 'I am Zola. I puff clouds.',
    description: 'Breathe in, hold gently, breathe out. Watch the bubble grow.',
  },
  {
    id: 'sleep',
    title: 'Sleep',
    path: '/activities/sleep',
    companionId: 'lulu',
    mood: 'sleepy',
    introduction: 'Whoo, I am Lulu. Sleep well.',
    description: 'Write down your nights and find out what helps you sleep.',
  },
  {
    id: 'environment',
    title: 'Environment',
    path: '/activities/environment',
    companionId: 'fern',
    mood: 'happy',
    introduction: 'I am Fern. I can hear bugs.',
    description: 'Look, listen and grow things, outside or at a window.',
  },
  {
    id: 'journal',
    title: 'Journal',
    path: '/activities/journal',
    companionId: 'blot',
    mood: 'thinking',
    introduction: 'I am Blot. I never peek.',
    description: 'Pick a feeling, write a page, look back at your days.',
  },
  {
    id: 'calm',
    title: 'Calm Space',
    path: '/activities/calm',
    companionId: 'hum',
    mood: 'calm',
    introduction: 'Mmm. I am Hum. I float.',
    description: 'Rest with bubbles, stars, a breeze or the sea.',
  },
  {
    id: 'coping-tools',
    title: 'Coping Tools',
    path: '/activities/coping-tools',
    companionId: 'tuck',
    mood: 'happy',
    introduction: 'I am Tuck. I bring tools.',
    description: 'Ten small things to try when a feeling gets big.',
  },
];
