import { useMemo } from 'react';
import type { Move } from '../../../art/companions/moves/move.ts';
import { MovingWonderling } from '../../../art/companions/moves/moving-wonderling.tsx';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import type { StepPicture } from './step-pictures.ts';

const SIZE = 420;
/** A slow breath, and the beat of a song. */
const BREATH_MS = [2_900, 2_900] as const;
const BEAT_MS = [620, 620] as const;

interface StepFigureProps {
  readonly picture: StepPicture | undefined;
  readonly className?: string | undefined;
}

/** Tuck in one step: he holds it, or does it over and over. Decoration, as the step's words stand below. */
export function StepFigure({ picture, className }: StepFigureProps) {
  const move = useMemo(() => (picture?.next ? moveOf(picture, picture.next) : null), [picture]);
  if (move) return <MovingWonderling who="tuck" move={move} playing size={SIZE} className={className} />;
  return <Wonderling who="tuck" pose={picture?.pose} size={SIZE} crop="move" className={className} />;
}

const moveOf = ({ pose, slowly }: StepPicture, next: NonNullable<StepPicture['next']>): Move => ({
  name: 'step',
  frames: [
    { name: 'first', pose },
    { name: 'next', pose: next },
  ],
  holdMs: slowly ? BREATH_MS : BEAT_MS,
  bothSides: false,
});
