import { wantsCalmMotion } from '../../../../lib/comfort/comfort.ts';

export const PICKED_PLANT = 'picked-plant';

/** On a phone the story of a plant stands below the garden: whoever taps a plant is taken there. */
export function showPickedPlant(): void {
  const heading = document.getElementById(PICKED_PLANT);
  const isInSight = heading && heading.getBoundingClientRect().bottom < window.innerHeight * 0.8;
  const behavior = wantsCalmMotion() ? 'auto' : 'smooth';
  if (heading && !isInSight) heading.closest('section')?.scrollIntoView({ block: 'start', behavior });
}
