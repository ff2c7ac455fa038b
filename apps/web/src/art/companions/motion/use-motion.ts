import { type RefObject, useEffect, useRef } from 'react';
import { useComfort, wantsCalmMotion } from '../../../lib/comfort/comfort.ts';
import type { Mood } from '../cast.ts';
import { startBlinking } from './blink.ts';
import { playMoodChange } from './mood-change.ts';
import { enterStage } from './stage.ts';

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
