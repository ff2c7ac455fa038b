import type { Pair } from '../rig/character.ts';
import { otter } from './otter.tsx';

const PIP = otter({
  ink: '#42291f',
  iris: '#5aa9d6',
  lid: '#bb8a67',
  lean: 0,
  scarf: '#ffcf5c',
  palette: { body: ['#d7ab88', '#ab7a58', '#835740'], cream: ['#fff5e4', '#f5dcbc'] },
  tail: [
    [78, 186],
    [48, 204],
    [36, 178],
  ],
});

const TAM = otter({
  ink: '#4a3328',
  iris: '#6cb06a',
  lid: '#dfc29b',
  lean: 0,
  scarf: '#5cc8c2',
  palette: { body: ['#f3dfc0', '#d9b98c', '#b28e63'], cream: ['#fffaf0', '#fbead0'] },
  tail: [
    [124, 186],
    [154, 204],
    [166, 178],
  ],
});

export const pip: Pair = {
  bust: '8 26 184 184',
  ink: '#42291f',
  members: [
    { character: PIP, place: [-24, 50], scale: 0.76, tilt: 3, holds: 1, handAt: [158, 168] },
    { character: TAM, place: [58, 34], scale: 0.84, tilt: -3, holds: -1, handAt: [46, 170] },
  ],
};
