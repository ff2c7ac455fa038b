import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { PagePath, WorldId } from './activities.catalogue.ts';

export interface TimeCardWords {
  readonly id: string;
  readonly title: string;
  readonly path: PagePath;
  readonly text: string;
  readonly button: string;
  readonly world: WorldId;
  readonly companionId: WonderlingId;
}

export const ACTIVE_TIME = {
  title: 'Active Time',
  intro: 'Wake up your senses. Go out, look around, move your way.',
  back: 'Back to Home',
  environment: {
    id: 'environment',
    companionId: 'fern',
    title: 'Connect with Your Environment',
    path: '/activities/environment',
    text: 'Fern knows eight ways to meet the world near you. No garden needed.',
    button: 'Go and look',
    world: 'environment',
  },
  exercise: {
    id: 'exercise',
    title: 'Exercise',
    path: '/activities/exercise',
    text: 'Three coaches, one team. Tap each one to see a special move. Tap all three and they celebrate!',
    button: 'Start moving',
    world: 'exercise',
  },
  plants: {
    id: 'plants',
    companionId: 'fern',
    title: 'Plant Growth Journal',
    path: '/activities/environment/plants',
    text: 'Grow a plant. Measure it. See its story.',
    button: 'Open the garden',
    world: 'environment',
  },
} as const;

/** The exercise card's three, with the move that each shows when it is tapped. */
export const COACHES = [
  { id: 'bella', name: 'Bella', move: 'Bella spins and stops without a wobble.' },
  { id: 'rally', name: 'Rally', move: 'Rally zips left and right in a blink.' },
  { id: 'setta', name: 'Setta', move: 'Setta jumps up and spikes the ball.' },
] as const;
export type CoachId = (typeof COACHES)[number]['id'];

export const DOWN_TIME = {
  title: 'Down Time',
  intro: 'Time to slow down. Rest, breathe, or put your day on paper.',
  back: 'Back to Home',
  cards: [
    {
      id: 'sleep',
      companionId: 'lulu',
      title: 'Importance of Sleep',
      path: '/activities/sleep',
      text: 'Lulu shows what sleep does for you, and tips for sweet dreams.',
      button: 'Visit Lulu',
      world: 'sleep',
    },
    {
      id: 'breath',
      companionId: 'zola',
      title: 'Breathing Exercises',
      path: '/activities/breath',
      text: 'Puff clouds with Zola. Short, medium or long. You choose.',
      button: 'Breathe with Zola',
      world: 'breath',
    },
    {
      id: 'journaling',
      companionId: 'blot',
      title: 'Journaling',
      path: '/activities/journal',
      text: 'Blot has a page and eight pens for you. Your words are yours.',
      button: 'Open my journal',
      world: 'journal',
    },
  ] satisfies readonly TimeCardWords[],
} as const;
