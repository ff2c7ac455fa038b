import { type RefObject, useEffect, useRef } from 'react';
import { useComfort, wantsCalmMotion } from '../../../lib/comfort/comfort.ts';
import type { Mood } from '../rig/stance.ts';

/**
 * Lets a drawing blink, bob and sway while it is on stage. It holds still when asked to, under reduced motion, and out of
 * view. The rest of the motion is CSS, which `data-moving` switches on.
 */
export function useIdleMotion(drawing: RefObject<SVGSVGElement | null>, size: number, still: boolean): void {
  const { calmMotion } = useComfort();
  useEffect(() => {
    const element = drawing.current;
    if (!element || still || calmMotion || wantsCalmMotion()) return;
    let stopBlinking: (() => void) | undefined;
    return enterStage(element, size, (moving) => {
      element.toggleAttribute('data-moving', moving);
      stopBlinking?.();
      stopBlinking = moving ? startBlinking(element, Math.random) : undefined;
    });
  }, [drawing, size, still, calmMotion]);
}

/** Plays the change from one mood to the next, not the first. */
export function useMoodChange(drawing: RefObject<SVGSVGElement | null>, mood: Mood, still: boolean): void {
  const shown = useRef(mood);
  useEffect(() => {
    if (shown.current === mood) return;
    shown.current = mood;
    if (drawing.current && !still && !wantsCalmMotion()) playMoodChange(drawing.current, mood);
  }, [drawing, mood, still]);
}

/** So that a row of companions does not swarm, and a weak tablet does not sweat. */
export const MOST_MOVERS = 3;
/** Who likes plain words likes calmer companions: one of them moves, and none hops. */
const MOST_CALM_MOVERS = 1;
const isCalm = (): boolean => document.documentElement.hasAttribute('data-plain-words');

interface Candidate {
  readonly size: number;
  readonly move: (moving: boolean) => void;
  visible: boolean;
  moving: boolean;
}

const candidates = new Map<Element, Candidate>();
let observer: IntersectionObserver | undefined;

/**
 * Puts a companion where it may move: while it is in view, and one of the {@link MOST_MOVERS} largest there.
 * @param move told when it begins or ends moving
 * @returns takes it off again; it is then told to stop
 */
export function enterStage(element: Element, size: number, move: (moving: boolean) => void): () => void {
  // Where nothing tells what is in view, nothing moves.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(seen);
  candidates.set(element, { size, move, visible: false, moving: false });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    const candidate = candidates.get(element);
    candidates.delete(element);
    if (candidate?.moving) candidate.move(false);
    chooseMovers();
  };
}

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const candidate = candidates.get(target);
    if (candidate) candidate.visible = isIntersecting;
  }
  chooseMovers();
}

function chooseMovers(): void {
  const movers = new Set(
    [...candidates.values()]
      .filter(({ visible }) => visible)
      .toSorted((a, b) => b.size - a.size)
      .slice(0, isCalm() ? MOST_CALM_MOVERS : MOST_MOVERS),
  );
  for (const candidate of candidates.values()) {
    const moving = movers.has(candidate);
    if (moving === candidate.moving) continue;
    candidate.moving = moving;
    candidate.move(moving);
  }
}

/** In milliseconds. */
const BLINK = 160;
const SHORTEST_PAUSE = 3000;
const LONGEST_PAUSE = 6000;
/** One time in five it is two. */
const DOUBLE = 0.2;

/** A figure with shut eyes has no such group. */
const OPEN_EYES = '[data-eyes="open"]';

/** Blinks the eyes in `figure` now and then until the answer is called. `random` gives 0 to 1. */
export function startBlinking(figure: Element, random: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(blink, SHORTEST_PAUSE + random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  };
  const blink = () => {
    const iterations = random() < DOUBLE ? 2 : 1;
    for (const eyes of figure.querySelectorAll(OPEN_EYES)) {
      eyes.animate([{ transform: 'scaleY(1)' }, { transform: 'scaleY(0.08)' }, { transform: 'scaleY(1)' }], {
        duration: BLINK,
        iterations,
      });
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Down, over and back: a mood arrives like a small landing. */
const LANDING: Keyframe[] = [
  { transform: 'scale(1.02, 0.96)' },
  { transform: 'scale(0.99, 1.02)', offset: 0.55 },
  { transform: 'none' },
];
const LANDING_MS = 240;

/** Two hops, the second lower, then a rest. */
const HOPS: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translateY(-6%)', offset: 0.25, easing: 'ease-in' },
  { transform: 'scale(1.02, 0.97)', offset: 0.5, easing: 'ease-out' },
  { transform: 'translateY(-4%)', offset: 0.75, easing: 'ease-in' },
  { transform: 'none' },
];
const HOPS_MS = 760;

/** Plays the arrival of a mood on the whole drawing. */
function playMoodChange(drawing: Element, mood: Mood): void {
  if (mood === 'cheering' && !isCalm()) drawing.animate(HOPS, { duration: HOPS_MS });
  else drawing.animate(LANDING, { duration: LANDING_MS, easing: 'ease-out' });
}
