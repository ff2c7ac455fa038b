import type { NavigateOptions } from '@tanstack/react-router';
import { wantsCalmMotion } from '../lib/comfort/comfort.ts';

/** What the style sheet (`steps-through.css`) knows the transition by. */
const TYPE = 'steps-through';
const UNDER_WAY = `:active-view-transition-type(${TYPE})`;

/**
 * For a link to the page of a companion that stands beside it: the companion steps through, as it is the same friend. Nothing where
 * motion is not wanted or the browser has no view transitions.
 */
export const stepsThrough = {
  types: () => (wantsCalmMotion() ? false : [TYPE]),
} satisfies NavigateOptions['viewTransition'];

let companion: string | undefined;
let tile: DOMRect | undefined;

/**
 * Call it when the link is followed.
 * @param from what was pressed; the page opens out of it
 * @param within where the companion stands
 */
export function leaveBy(from: Element, within: Element = from): void {
  const figure = within.querySelector<HTMLElement>('[data-wonderling]');
  tile = from.getBoundingClientRect();
  companion = figure?.dataset.wonderling;
  if (figure) mark(figure);
}

/** A name may stand on one element only, else the browser skips the transition. */
function mark(figure: Element): void {
  for (const before of document.querySelectorAll('[data-steps]')) before.removeAttribute('data-steps');
  figure.setAttribute('data-steps', '');
}

const OPENS_MS = 480;
const CORNERS = '26px';

/**
 * Call it when the new page stands in `main`. The page itself is no picture of the transition: it takes taps at once and is uncovered
 * while the companion is on its way.
 * @returns false where no companion steps through
 */
export function arriveIn(main: HTMLElement): boolean {
  const isUnderWay = window.CSS?.supports(`selector(${UNDER_WAY})`) && document.documentElement.matches(UNDER_WAY);
  if (!isUnderWay || !tile) return false;
  const figure = [...main.querySelectorAll(`[data-wonderling="${companion}"]`)].find(isInSight);
  if (figure) mark(figure);
  const box = main.getBoundingClientRect();
  const hidden = inset(box, tile);
  // All of the window, too: what is fixed to it belongs to the page.
  const whole = inset(box, new DOMRect(0, 0, innerWidth, Math.max(innerHeight, box.bottom)));
  main.animate(
    [
      { clipPath: hidden, opacity: 0 },
      { clipPath: hidden, opacity: 1, offset: 0.12 },
      { clipPath: whole, opacity: 1 },
    ],
    { duration: OPENS_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  return true;
}

function isInSight(figure: Element): boolean {
  const { top, bottom, width } = figure.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** What of `box` is cut off where only `shown` is seen. */
const inset = (box: DOMRect, shown: DOMRect): string =>
  `inset(${shown.top - box.top}px ${box.right - shown.right}px ${box.bottom - shown.bottom}px ${shown.left - box.left}px round ${CORNERS})`;
