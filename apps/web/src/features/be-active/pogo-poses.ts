import type { Pose } from '../../art/companions/rig/stance.ts';
import type { IdeaId } from './be-active.catalogue.ts';

type TwoPoses = readonly [Pose, Pose];

const MARCH: TwoPoses = [
  { armL: [118, 160], armR: [24, 40], tilt: -3, hop: 8, squash: 1.03, mouth: 'laugh' },
  { armL: [24, 40], armR: [118, 160], tilt: 3, squash: 0.97 },
];
const GLIDE: TwoPoses = [
  { armL: [84, 104], armR: [-20, 10], tilt: -8, shift: -7, head: -6, mouth: 'laugh' },
  { armL: [-20, 10], armR: [84, 104], tilt: 7, shift: 5, head: 4 },
];
const REACH: TwoPoses = [
  { armL: [24, 30], armR: [140, 168], tilt: 3, head: 6, gaze: [2.4, -3], squash: 1.04 },
  { armL: [24, 30], armR: [60, 40], tilt: -3, head: -4, gaze: [2.4, 2.4], squash: 0.95, mouth: 'laugh' },
];
const LEAP: TwoPoses = [
  { armL: [122, 150], armR: [122, 150], hop: 16, squash: 1.06, mouth: 'laugh', eyes: 'joy' },
  { armL: [40, 20], armR: [40, 20], squash: 0.9 },
];
const DRUM: TwoPoses = [
  { armL: [70, 150], armR: [46, 66], head: -5, mouth: 'laugh' },
  { armL: [46, 66], armR: [70, 150], head: 5 },
];
const OPEN: TwoPoses = [
  { armL: [112, 128], armR: [112, 128], squash: 1.04, mouth: 'laugh' },
  { armL: { to: 'belly' }, armR: { to: 'belly' }, squash: 0.95 },
];
const WAVE: TwoPoses = [
  { armL: [100, 70], armR: [80, 110], tilt: -5, head: -5 },
  { armL: [80, 110], armR: [100, 70], tilt: 5, head: 5, mouth: 'laugh' },
];
const FACES: TwoPoses = [
  { eyes: 'wide', brows: 'up', mouth: 'laugh', armL: { to: 'cheek' }, armR: { to: 'cheek' } },
  { eyes: 'closed', brows: 'brave', mouth: 'side', armL: { to: 'cheek' }, armR: { to: 'cheek' } },
];

/** What Pogo does for a child to copy: two pictures in turn, of the way in which the move goes. */
export const POSES: Readonly<Record<IdeaId, TwoPoses>> = {
  'wake-the-floor': MARCH,
  'slow-skater': GLIDE,
  'invisible-paint': REACH,
  'robot-melt': [
    { armL: [90, 180], armR: [90, 0], head: 0, brows: 'rest', mouth: 'soft', squash: 1.04 },
    { armL: [12, 4], armR: [12, 4], tilt: 2, head: 5, eyes: 'half', squash: 0.86 },
  ],
  'animal-parade': MARCH,
  'mirror-me': WAVE,
  'river-stones': LEAP,
  'giant-letters': REACH,
  'wind-racer': MARCH,
  'shadow-play': WAVE,
  'line-rider': GLIDE,
  'leaf-catcher': REACH,
  'hop-the-map': LEAP,
  'puddle-leap': LEAP,
  'cloud-chase': MARCH,
  'tree-hello': REACH,
  'air-drums': DRUM,
  'row-the-boat': [
    { armL: [70, 84], armR: [70, 84], tilt: -7, head: -4 },
    { armL: [24, 116], armR: [24, 116], tilt: 7, head: 5, mouth: 'laugh' },
  ],
  'star-burst': OPEN,
  'finger-race': DRUM,
  'sea-arms': WAVE,
  'space-driver': GLIDE,
  'face-gym': FACES,
  'cheering-crowd': OPEN,
};
