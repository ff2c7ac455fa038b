import { currentComfort } from '../comfort/comfort.ts';
import { logFailure } from '../log.ts';
import type { CrayonSound } from './crayon-player.ts';

/** A stroke as it is heard: louder the faster the crayon goes. */
export interface Stroke {
  /** @param speed in CSS pixels a millisecond */
  move(speed: number): void;
  lift(): void;
}

const SILENT_STROKE: Stroke = { move: () => {}, lift: () => {} };

/** A crayon touches the paper. Silent unless this device's person has asked for small sounds. */
export function beginStroke(): Stroke {
  if (!currentComfort().taps) return SILENT_STROKE;
  let sound: CrayonSound | undefined;
  let isLifted = false;
  void import('./crayon-player.ts')
    .then(async ({ openCrayon }) => {
      sound = await openCrayon();
      if (isLifted) sound?.lift();
    })
    .catch((reason: unknown) => logFailure('A small sound could not be played', reason));
  return {
    move: (speed) => sound?.move(speed),
    lift: () => {
      isLifted = true;
      sound?.lift();
    },
  };
}
