import { type CSSProperties, useRef } from 'react';
import { useIdleMotion, useMoodChange } from '../motion/use-motion.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import parts from './parts.module.css';

/** What a companion's box can show, as view boxes. */
export const WHOLE_BOX = '0 0 200 220';
/** Room for raised arms, a jump and a ball. */
export const MOVE_BOX = '-36 -60 276 284';

export type Crop = 'bust' | 'move';

interface DrawnWonderlingProps extends DrawingProps {
  readonly crop: Crop | undefined;
  readonly still: boolean;
  /** Milliseconds by which idle motion is ahead: a row must not pump in step. */
  readonly ahead: number;
}

/** A companion's drawing, alive. */
export function DrawnWonderling({ crop, still, ahead, ...drawing }: DrawnWonderlingProps) {
  const svg = useRef<SVGSVGElement>(null);
  useIdleMotion(svg, drawing.size, still);
  useMoodChange(svg, drawing.mood, still);
  const boxes = { bust: drawing.drawable.bust, move: MOVE_BOX };
  return (
    <svg
      ref={svg}
      className={crop === 'bust' ? parts.bust : parts.drawing}
      viewBox={crop ? boxes[crop] : WHOLE_BOX}
      // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
      style={{ '--phase': `${-ahead}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <Drawing {...drawing} />
    </svg>
  );
}
