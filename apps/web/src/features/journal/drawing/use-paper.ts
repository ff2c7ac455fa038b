import { type CrayonId, type Line, PAPER, pathOf } from '@wonderlings/journal/drawing-contract';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { lineOf } from './simplify.ts';

/** What is left out of a line lies so near to it on the screen it was drawn on, in CSS pixels. */
const TOLERANCE_PX = 0.6;
/** A hand that rests on the glass while a pen draws is no finger that draws. */
const PALM_MS = 1_000;

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface PaperOptions {
  /** The crayon that draws; null where a press sets down a stamp. */
  readonly crayon: CrayonId | null;
  readonly disabled: boolean;
  readonly onLine: (line: Line) => void;
  /** Follows the pointer while a stamp is in hand, until it is lifted. */
  readonly onCarry: (place: Place) => void;
  readonly onStamp: (place: Place) => void;
}

interface Stroke {
  readonly pointerId: number;
  readonly isPen: boolean;
  /** x, y, x, y, … in units of the paper. */
  readonly points: number[];
}

/**
 * One pointer at a time on the paper: a finger, a mouse or a pen. A second finger, another button and the hand beside a pen draw nothing.
 * The line that is being drawn goes straight into its path: a render for each point would fall behind the finger.
 */
export function usePaper(paper: RefObject<SVGSVGElement | null>, { crayon, disabled, ...on }: PaperOptions) {
  const path = useRef<SVGPathElement>(null);
  const stroke = useRef<Stroke>(null);
  const penAt = useRef(Number.NEGATIVE_INFINITY);

  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place => {
    const { left = 0, top = 0, width = 1, height = 1 } = paper.current?.getBoundingClientRect() ?? {};
    return { x: ((clientX - left) / width) * PAPER.width, y: ((clientY - top) / height) * PAPER.height };
  };
  const show = (points: readonly number[]) => path.current?.setAttribute('d', points.length > 0 ? pathOf(points) : '');
  const follow = (place: Place) => {
    if (!crayon) return on.onCarry(place);
    stroke.current?.points.push(place.x, place.y);
    show(stroke.current?.points ?? []);
  };
  const lift = (event: PointerEvent) => {
    const done = stroke.current;
    if (done?.pointerId !== event.pointerId) return;
    stroke.current = null;
    show([]);
    if (!crayon) {
      if (event.type === 'pointerup') on.onStamp(placeOf(event));
      return;
    }
    const perPixel = PAPER.width / (paper.current?.getBoundingClientRect().width || PAPER.width);
    on.onLine({ kind: 'line', crayon, points: lineOf(done.points, TOLERANCE_PX * perPixel) });
  };

  return {
    path,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const isPen = event.pointerType === 'pen';
        if (isPen) penAt.current = event.timeStamp;
        if (disabled || event.button !== 0 || !event.isPrimary) return;
        if (event.pointerType === 'touch' && event.timeStamp - penAt.current < PALM_MS) return;
        // The hand came down before its pen: what it drew is none.
        if (stroke.current && (!isPen || stroke.current.isPen)) return;
        stroke.current = { pointerId: event.pointerId, isPen, points: [] };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        follow(placeOf(event));
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (event.pointerType === 'pen') penAt.current = event.timeStamp;
        if (stroke.current?.pointerId !== event.pointerId) return;
        const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
        for (const one of between.length > 0 ? between : [event]) follow(placeOf(one));
      },
      onPointerUp: lift,
      // Taken away by the system: what is drawn stays drawn, and a stamp stays in hand.
      onPointerCancel: lift,
    },
  };
}
