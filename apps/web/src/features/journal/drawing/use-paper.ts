import { type CrayonId, type Line, PAPER, pathOf } from '@wonderlings/journal/drawing-contract';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { beginStroke, type Stroke as HeardStroke } from '../../../lib/feedback/crayon.ts';
import { lineOf } from './simplify.ts';

/** What is left out of a line lies so near to it on the screen it was drawn on, in CSS pixels. */
const TOLERANCE_PX = 0.6;
/** A hand that rests on the glass while a pen draws is no finger that draws. */
const PALM_MS = 1_000;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is in hand, and what becomes of it. */
export interface PaperHands {
  /** The crayon that draws; null where a press sets down a stamp. */
  readonly crayon: CrayonId | null;
  readonly disabled: boolean;
  readonly onLine: (line: Line) => void;
  readonly onStamp: (place: Place) => void;
}

interface PaperOptions extends PaperHands {
  /** Follows the pointer while a stamp is in hand, until it is lifted. */
  readonly onCarry: (place: Place) => void;
}

interface Stroke {
  readonly pointerId: number;
  readonly isPen: boolean;
  /** x, y, x, y, … in units of the paper. */
  readonly points: number[];
  /** Of a crayon. */
  readonly heard: HeardStroke | null;
  /** Where the pointer was last, in CSS pixels, and when. */
  readonly last: { x: number; y: number; at: number };
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
    done.heard?.lift();
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
        stroke.current?.heard?.lift();
        const last = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        const heard = crayon ? beginStroke() : null;
        stroke.current = { pointerId: event.pointerId, isPen, points: [], heard, last };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        follow(placeOf(event));
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (event.pointerType === 'pen') penAt.current = event.timeStamp;
        if (stroke.current?.pointerId !== event.pointerId) return;
        rustle(stroke.current, event);
        const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
        for (const one of between.length > 0 ? between : [event]) follow(placeOf(one));
      },
      onPointerUp: lift,
      // Taken away by the system: what is drawn stays drawn, and a stamp stays in hand.
      onPointerCancel: lift,
    },
  };
}

/** The faster it goes, the louder. */
function rustle({ heard, last }: Stroke, { clientX, clientY, timeStamp }: PointerEvent): void {
  const passed = Math.max(1, timeStamp - last.at);
  heard?.move(Math.hypot(clientX - last.x, clientY - last.y) / passed);
  Object.assign(last, { x: clientX, y: clientY, at: timeStamp });
}

const STEP = 25;
const SMALL_STEP = 5;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE: Place = { x: PAPER.width / 2, y: PAPER.height / 2 };

interface KeysOptions extends PaperHands {
  /** Delete or Backspace, with no line begun. */
  readonly onDelete: () => void;
}

/**
 * The paper by keys: arrows move what is in hand, with Shift a little; Enter sets a stamp down, or a crayon, and lifts it again.
 * Delete and Backspace drop the line that is begun, or remove what the caller says.
 */
export function usePaperKeys({ crayon, disabled, onLine, onStamp, onDelete }: KeysOptions) {
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
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (drawn) setDrawn(null);
      else onDelete();
    } else if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
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
