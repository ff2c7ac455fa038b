import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { toasts } from '../../ui/toast/toast-store.ts';
import { useWide } from '../use-width.ts';
import { type Box, clearSpot, coversNothing, freeSpot, type Spot, spotsAtBottom, spotsAtEdges } from './free-spot.ts';

/** Specification 000, section 9. */
const CHECK_EVERY_MS = 2000;
/** A toast has come in by then. */
const AFTER_TOAST_MS = 350;

/**
 * Keeps a floating element where it covers no control and no toast, and no words if it need not go far: looks every two seconds, when the window changes and
 * when a toast comes. It goes back to its corner as soon as that is free, and never moves under a pressing finger.
 * Answers whether it floats at all: below `--wide` what floats would lie on a page's words, and it belongs where it was rendered, in the bar.
 */
export function useFreeSpot(ref: RefObject<HTMLElement | null>, edge: 'left' | 'right'): boolean {
  const floats = useWide();
  // Before it is painted: a jump to its corner is a layout shift.
  useLayoutEffect(() => {
    ref.current?.toggleAttribute('data-floats', true);
    if (!floats) return;
    let now: Spot | undefined;
    const check = () => {
      const element = ref.current;
      // Under a modal dialog there is nothing to press, and the page is about to come back as it was.
      const isCovered = 'scrollLocked' in document.documentElement.dataset;
      if (!element || (now && isCovered) || element.matches(':active')) return;
      const { width, height } = element.getBoundingClientRect();
      const [corner, ...others] = spotsAtEdges({ width, height }, roomOf(), edge);
      if (!corner) return;
      const spots = [corner, ...(now ? [now] : []), ...others];
      const spot = clearSpot({ width, height }, spots, controlsBeside(element), wordsBeside(element));
      if (!spot) return;
      now = spot;
      element.style.setProperty('left', `${spot.left}px`);
      element.style.setProperty('top', `${spot.top}px`);
    };
    const resized = () => {
      now = undefined;
      check();
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    window.addEventListener('resize', resized);
    document.addEventListener('scrollend', check);
    let afterToast: ReturnType<typeof setTimeout> | undefined;
    const stopToasts = toasts.subscribe(() => {
      clearTimeout(afterToast);
      afterToast = setTimeout(check, AFTER_TOAST_MS);
    });
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', resized);
      document.removeEventListener('scrollend', check);
      stopToasts();
      clearTimeout(afterToast);
    };
  }, [ref, edge, floats]);
  return floats;
}

const MARGIN_PX = 10;
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="slider"], [role="dialog"], [data-bar], [data-swipe-direction], [data-keep-clear]';

/** Between what is fixed to the top and to the bottom of the window. */
function roomOf() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, top: 0, bottom: height, margin: MARGIN_PX };
}

/** What a finger may want to press, and what a page marks with `data-keep-clear` (words that must always be seen), as far as it can be seen; without what is inside of `self`, or around it. */
function controlsBeside(self: HTMLElement, what = CONTROLS): readonly Box[] {
  const { clientHeight } = document.documentElement;
  return (
    [...document.querySelectorAll(what)]
      // What floats belongs to the bar where a window is narrow; where it floats, the bar is in its way like anything else.
      .filter((other) => !self.contains(other) && (!other.contains(self) || other.hasAttribute('data-bar')))
      .map((other) => other.getBoundingClientRect())
      .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < clientHeight)
  );
}

/** The lines of words that can be seen, and the companions; without those of `self`. */
function wordsBeside(self: HTMLElement): readonly Box[] {
  const { clientHeight } = document.documentElement;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Box[] = [];
  while (texts.nextNode()) {
    const { parentElement: words, data } = texts.currentNode as Text; // SHOW_TEXT
    if (!words || data.trim() === '' || self.contains(words)) continue;
    const { top, bottom } = words.getBoundingClientRect();
    if (bottom <= 0 || top >= clientHeight) continue;
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  const friends = [...document.querySelectorAll('[data-wonderling]')].map((friend) => friend.getBoundingClientRect());
  return [...lines, ...friends.filter(({ top, bottom }) => bottom > 0 && top < clientHeight)];
}

/**
 * For something that may wait: it is put where it covers no control and no title at all, low on the page, and stays there as long
 * as that is so.
 * Answers whether there is such a spot now; hide the element (`visibility`) while there is none.
 */
export function useUncoveringSpot(ref: RefObject<HTMLElement | null>): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    let now: Spot | undefined;
    const check = () => {
      const element = ref.current;
      if (!element) return;
      const { width, height } = element.getBoundingClientRect();
      const room = roomOf();
      const beside = [...spotsAtBottom({ width, height }, room), ...spotsAtEdges({ width, height }, room, 'right')];
      const spots = now ? [now, ...beside] : beside;
      const obstacles = controlsBeside(element, `${CONTROLS}, h1`);
      const spot = freeSpot({ width, height }, spots, obstacles);
      const isFree = spot !== undefined && coversNothing({ ...spot, width, height }, obstacles);
      now = isFree ? spot : undefined;
      setFound(isFree);
      element.style.setProperty('left', `${spot?.left ?? 0}px`);
      element.style.setProperty('top', `${spot?.top ?? 0}px`);
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    window.addEventListener('resize', check);
    document.addEventListener('scrollend', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', check);
      document.removeEventListener('scrollend', check);
    };
  }, [ref]);
  return found;
}
