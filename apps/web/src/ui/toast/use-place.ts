import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NARROW } from '../../lib/use-width.ts';

/**
 * Keeps the messages where they cover nothing that matters, while one is shown: on a page above its footer, over a dialog or what is alone
 * where neither a title nor a control is, and no words, no face and no picture either where there is so much room.
 */
export function usePlace(isShown: boolean): RefObject<HTMLOListElement | null> {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    let asked = 0;
    const place = () => {
      asked = 0;
      if (!viewport.current) return;
      keepAboveFooter(viewport.current);
      keepOverNothing(viewport.current);
    };
    const placeSoon = () => {
      asked ||= requestAnimationFrame(place);
    };
    place();
    // A dialog opens, goes on to its next step, or closes below a message.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('animationend', placeSoon);
    // Also what scrolls in a dialog.
    window.addEventListener('scroll', placeSoon, { passive: true, capture: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(asked);
      changes.disconnect();
      document.removeEventListener('animationend', placeSoon);
      window.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
    };
  }, [isShown]);
  return viewport;
}

function keepAboveFooter(viewport: HTMLElement): void {
  const footer = document.querySelector('#main ~ footer')?.getBoundingClientRect();
  const inSight = footer && footer.height > 0 ? window.innerHeight - footer.top : 0;
  // Where a bar lies at the thumb the footer is a page of its own.
  const isLow = window.matchMedia?.(NARROW).matches === false;
  viewport.style.setProperty('--footer-in-sight', `${isLow ? Math.max(0, inSight) : 0}px`);
}

const TITLES_AND_CONTROLS =
  'h1, h2, a[href], button, input, textarea, select, summary, label, [role="radio"], [role="switch"], [role="slider"]';

function keepOverNothing(viewport: HTMLElement): void {
  delete viewport.dataset.placed;
  const scope = alone();
  if (!scope) return;
  const matter = [...scope.querySelectorAll(TITLES_AND_CONTROLS)].flatMap(boxOf);
  const wordsToo = [...matter, ...[...scope.querySelectorAll('*')].filter(saysSomething).flatMap(boxOf)];
  const companions = [...scope.querySelectorAll('[data-wonderling]')].flatMap(boxOf);
  const facesToo = [...wordsToo, ...companions.map(upperHalf)];
  const picturesToo = [...wordsToo, ...companions, ...[...scope.querySelectorAll('[role="img"]')].flatMap(boxOf)];
  const here = viewport.getBoundingClientRect();
  for (const taken of [picturesToo, facesToo, wordsToo, matter]) {
    if (!liesOver(here, taken)) return;
    const place = freePlace({ width: window.innerWidth, height: window.innerHeight }, here, taken);
    if (!place) continue;
    viewport.style.setProperty('--at-left', `${place.left}px`);
    viewport.style.setProperty('--at-top', `${place.top}px`);
    viewport.dataset.placed = '';
    return;
  }
}

/** What is alone on the screen or lies over the page: the dialog or sheet that was opened last, the session, or a page that says so. */
function alone(): Element | null {
  const dialogs = document.querySelectorAll(
    '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]',
  );
  return [...dialogs].at(-1) ?? document.querySelector('body.in-session #main, #main [data-whole-page]');
}

const saysSomething = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Of a companion: its face. */
const upperHalf = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom: (top + bottom) / 2 });

/** What is for screen readers alone is a pixel. */
function boxOf(element: Element): readonly Box[] {
  const box = element.getBoundingClientRect();
  return box.width > 4 && box.height > 4 ? [box] : [];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What shines through around a message: no word and no control may touch it. */
const APART_PX = 8;
const EDGE_PX = 16;
const STEP_PX = 8;

/**
 * The first place in the window, from the top, where a message lies over none of these boxes: in the middle, else at the left, else at the
 * right. Undefined where there is none.
 */
export function freePlace(
  window: Size,
  message: Size,
  taken: readonly Box[],
): { readonly left: number; readonly top: number } | undefined {
  const across = window.width - message.width;
  for (const left of [across / 2, EDGE_PX, across - EDGE_PX]) {
    for (let top = EDGE_PX; top + message.height + EDGE_PX <= window.height; top += STEP_PX) {
      const box = { left, top, right: left + message.width, bottom: top + message.height };
      if (!liesOver(box, taken)) return { left, top };
    }
  }
  return undefined;
}

export const liesOver = (box: Box, taken: readonly Box[]): boolean =>
  taken.some(
    ({ left, top, right, bottom }) =>
      left < box.right + APART_PX &&
      box.left < right + APART_PX &&
      top < box.bottom + APART_PX &&
      box.top < bottom + APART_PX,
  );
