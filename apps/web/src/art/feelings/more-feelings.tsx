import type { QuickMoodId } from '@wonderlings/journal/catalogue';
import { Cheeks, Eyes, FACES, Line } from './faces.tsx';
import { type FeelingLook, lookOfSix } from './feeling-bubble.tsx';
import { Inked } from './weather.tsx';

/** The six of the quick check-in: where one is also of the first six, it looks the same. */
export const QUICK_LOOKS: Readonly<Record<QuickMoodId, FeelingLook>> = {
  happy: {
    ...lookOfSix('really-happy'),
    face: (ink) => (
      <>
        <Cheeks y={112} color="#ff5d4d" />
        <Eyes y={94} rx={9.5} ry={12} ink={ink} />
        <Line d="M70 116c12 24 48 24 60 0" ink={ink} />
      </>
    ),
  },
  sad: lookOfSix('a-bit-sad'),
  worried: lookOfSix('worried'),
  // Short brows that tilt a little: strong, never nasty.
  angry: {
    stops: ['#ffc9b0', '#fb7258', '#d53a35'],
    ink: '#6d1410',
    face: (ink) => (
      <>
        <Line d="M52 76l28 12M148 76l-28 12" ink={ink} />
        <Eyes y={104} rx={9} ry={10.5} ink={ink} />
        <Line d="M76 138c14-11 34-11 48 0" ink={ink} />
      </>
    ),
    weather: (ink) => (
      <Inked
        d="M100 14C78 14 70-2 78-15c2 6 5 8 9 8-2-12 4-22 15-30-1 12 5 16 11 22 3-3 4-6 4-10 12 12 8 39-17 39z"
        fill="#ffd84f"
        ink={ink}
      />
    ),
    isBehind: true,
  },
  calm: {
    stops: ['#d6fff4', '#7fdccb', '#329c9c'],
    ink: '#0d4a50',
    face: (ink) => (
      <>
        <Cheeks y={114} color="#ff8c6b" />
        <Line d="M54 94c7 10 23 10 30 0M116 94c7 10 23 10 30 0" ink={ink} />
        <Line d="M80 124c12 11 28 11 40 0" ink={ink} />
      </>
    ),
    weather: (ink) => (
      <Line d="M46-6c9-9 18 9 27 0s18 9 27 0 18 9 27 0 18 9 27 0M73-24c9-9 18 9 27 0s18 9 27 0" ink={ink} width={5.5} />
    ),
    moves: 'worried',
  },
  excited: {
    stops: ['#ffe9a8', '#ffa94d', '#f0603a'],
    ink: '#6f2607',
    face: (ink) => (
      <>
        {FACES['really-happy'](ink)}
        <Inked
          d="M68 70l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2zM132 70l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z"
          fill="#fff6c9"
          ink={ink}
          width={4}
        />
      </>
    ),
    weather: (ink) => (
      <Inked
        d="M100-34l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM44-14l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM158-14l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
        fill="#ffe98a"
        ink={ink}
        width={4}
      />
    ),
    moves: 'really-happy',
  },
};
