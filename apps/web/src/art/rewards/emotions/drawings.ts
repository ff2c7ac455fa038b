import { oval } from '../../companions/rig/geometry.ts';
import { leafyRing, starRing } from '../frames/sprigs.ts';
import { type Art, group, put, tint } from '../pen/art.tsx';
import * as heart from './hearts.ts';
import { levelled } from './hearts.ts';

const levels = <Feeling extends string>(feeling: Feeling, art: Art) => {
  const [first, second, third] = levelled(art);
  return { [`emotion/${feeling}-1`]: first, [`emotion/${feeling}-2`]: second, [`emotion/${feeling}-3`]: third };
};

/** The 36 emotion badges by their icon: one heart a feeling, three levels each. */
export const EMOTION_DRAWINGS: Readonly<Record<string, Art>> = {
  ...levels('really-happy', heart.sparkling),
  ...levels('okay', heart.steady),
  ...levels('a-bit-sad', heart.rained),
  ...levels('worried', heart.listening),
  ...levels('nervous', heart.fluttering),
  ...levels('a-little-scared', heart.brave),
  ...levels('happy', heart.sunny),
  ...levels('sad', heart.wrapped),
  ...levels('angry', heart.burning),
  ...levels('calm', heart.mirroredInWater),
  ...levels('excited', heart.fizzing),
  // Every feeling's heart grows bands instead: four, seven, and ten with a glow.
  'emotion/all-feelings-1': put(heart.banded(4), 0, 0, 0.82),
  'emotion/all-feelings-2': group(leafyRing, put(heart.banded(7), 0, 1, 0.56)),
  'emotion/all-feelings-3': group(
    tint(oval(0, 0, 41), '#fff0ad', 0.85),
    tint(oval(0, 0, 35), '#fffbe6', 0.9),
    starRing,
    put(heart.banded(10), 0, 1, 0.62),
  ),
};
