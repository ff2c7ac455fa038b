import { type CrayonId, type Line, PAPER } from '@wonderlings/journal/drawing-contract';
import { type KeyboardEvent, useState } from 'react';
import { lineOf } from './simplify.ts';
import type { Place } from './use-paper.ts';

const STEP = 25;
const SMALL_STEP = 5;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE: Place = { x: PAPER.width / 2, y: PAPER.height / 2 };

interface KeysOptions {
  readonly crayon: CrayonId | null;
  readonly disabled: boolean;
  readonly onLine: (line: Line) => void;
  readonly onStamp: (place: Place) => void;
}

/** The paper by keys: arrows move what is in hand, with Shift a little; Enter sets a stamp down, or a crayon, and lifts it again. */
export function usePaperKeys({ crayon, disabled, onLine, onStamp }: KeysOptions) {
  const [place, setPlace] = useState(MIDDLE);
  /** The line of a crayon that is down. */
  const [drawn, setDrawn] = useState<readonly number[] | null>(null);

  const lift = (points: readonly number[]) => {
    setDrawn(null);
    if (crayon) onLine({ kind: 'line', crayon, points: lineOf(points, 0) });
  };
  const press = () => {
    if (!crayon) return onStamp(place);
    if (drawn) lift(drawn);
    else setDrawn([place.x, place.y]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return;
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter' || event.key === ' ') press();
    else if (event.key === 'Escape' && drawn) setDrawn(null);
    else if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const step = event.shiftKey ? SMALL_STEP : STEP;
      const x = Math.min(PAPER.width, Math.max(0, place.x + arrow[0] * step));
      const y = Math.min(PAPER.height, Math.max(0, place.y + arrow[1] * step));
      setPlace({ x, y });
      if (drawn) setDrawn([...drawn, x, y]);
    } else return;
    event.preventDefault();
  };
  return {
    place,
    drawn,
    onKeyDown,
    /** Nothing is left in the air when the paper is left. */
    onBlur: () => drawn && lift(drawn),
    /** A pointer has moved what is in hand. */
    moveTo: setPlace,
  };
}
