import type { Box } from './free-spot.ts';

const MARGIN_PX = 10;
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="slider"], [role="dialog"], [data-bar], [data-swipe-direction], [data-keep-clear]';

/** Between what is fixed to the top and to the bottom of the window. */
export function roomOf() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, top: 0, bottom: height, margin: MARGIN_PX };
}

/** What a finger may want to press, and what a page marks with `data-keep-clear` (words that must always be seen), as far as it can be seen; without what is inside of `self`, or around it. */
export function controlsBeside(self: HTMLElement): readonly Box[] {
  const { clientHeight } = document.documentElement;
  return (
    [...document.querySelectorAll(CONTROLS)]
      // What floats belongs to the bar where a window is narrow; where it floats, the bar is in its way like anything else.
      .filter((other) => !self.contains(other) && (!other.contains(self) || other.hasAttribute('data-bar')))
      .map((other) => other.getBoundingClientRect())
      .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < clientHeight)
  );
}

/** The lines of words that can be seen, and the companions; without those of `self`. */
export function wordsBeside(self: HTMLElement): readonly Box[] {
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
