import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Phones, one of them on its side, a tablet and a desk. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/**
 * What a child's eye and finger stumble over, in words: a word that goes on in the next line, also at its hyphen; a control whose words are cut off
 * or leave it, or that leaves the window, one too small for a finger, and two that lie over each other. Evaluated by the debugger, so it is text.
 */
const MISFITS = `((mayBreakAtHyphen) => {
  const LEAST = 48 - 0.5;
  const found = [];
  const isAtLeast = (width, height) => width >= LEAST && height >= LEAST;
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isHidden = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const rectsOf = (node, start, end) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const textsOf = (element) => {
    const all = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let text = all.nextNode(); text; text = all.nextNode())
      if (text.data.trim() && seen(text.parentElement) && !isHidden(text.parentElement)) texts.push(text);
    return texts;
  };
  const endsInDots = (element) => getComputedStyle(element).textOverflow === 'ellipsis';
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !/[a-z]{2}/i.test(node.data) || !seen(parent) || isHidden(parent)) continue;
    // A word with a hyphen is one word.
    for (const { 0: word, index } of node.data.matchAll(/[\\p{Letter}\\p{Mark}'’\\u00ad]+(?:-[\\p{Letter}\\p{Mark}'’\\u00ad]+)*/gu)) {
      const lines = new Set(rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !(mayBreakAtHyphen && word.includes('-'))) found.push('broken word: ' + word + ' in "' + nameOf(parent) + '"');
    }
  }
  const controls = document.querySelectorAll('a[href], button, [role="radio"], [role="tab"], [role="switch"], summary');
  for (const control of controls) {
    if (!seen(control) || isHidden(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const style = getComputedStyle(control);
    const inline = style.display === 'inline';
    const isCut =
      (style.overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1) ||
      (style.overflowY !== 'visible' && control.scrollHeight > control.clientHeight + 1);
    // A picture may be cropped.
    if (!inline && isCut && textsOf(control).length > 0) found.push('cut off: "' + nameOf(control) + '"');
    const leaves = ({ left, right, top, bottom }) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4;
    // Where nothing is drawn around them, they leave nothing.
    const isFramed = style.borderTopWidth !== '0px' || style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (!inline && isFramed && textsOf(control).some((text) => !endsInDots(text.parentElement) && rectsOf(text, 0, text.length).some(leaves)))
      found.push('words leave: "' + nameOf(control) + '"');
    // A strip that scrolls sideways goes on outside.
    const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    if (scrolls(control.parentElement)) continue;
    if (box.right > innerWidth + 1 || box.left < -1) found.push('outside: "' + nameOf(control) + '"');
    // A link in a sentence is as high as its line (WCAG 2.5.8).
    const target = control.role === 'switch' ? control.parentElement.getBoundingClientRect() : box;
    // Seven days, or five stickers, in a row of a small phone.
    const inRow = control.closest('table, [data-tight]') !== null && target.height > 42;
    if (!inline && !inRow && !isAtLeast(target.width, target.height)) {
      // What is laid over or around it is pressed as well.
      const after = getComputedStyle(control, '::after');
      const isLarger = after.position === 'absolute' && isAtLeast(parseFloat(after.width), parseFloat(after.height));
      if (!isLarger) found.push('small: "' + nameOf(control) + '" ' + Math.round(box.width) + ' x ' + Math.round(box.height));
    }
  }
  // What floats over the page does so on purpose, and what is inside of another belongs to it.
  const floats = (one) => one && (/fixed|sticky/.test(getComputedStyle(one).position) || floats(one.parentElement));
  const placed = [...controls]
    .filter((control) => seen(control) && !isHidden(control) && !floats(control) && getComputedStyle(control).display !== 'inline')
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(at + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide < 4 || high < 4 || one.control.contains(other.control) || other.control.contains(one.control)) continue;
      found.push('over each other: "' + nameOf(one.control) + '" and "' + nameOf(other.control) + '"');
    }
  }
  return [...new Set(found)];
})`;

export const misfits = (page: Page, mayBreakAtHyphen = false) =>
  page.evaluate<readonly string[]>(`${MISFITS}(${mayBreakAtHyphen})`);

/** Long sentences for adults break at a hyphen as any print does. */
const FOR_ADULTS = ['/parents', '/consent'];

/** The layout of what was just changed: two frames. */
const laidOut = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/**
 * Holds a page that is open against all of it, at every size; and once on a phone with the largest words, in one of the other themes,
 * whose turn it is: all sizes, words and themes of each page would be thirty-six times.
 */
export async function expectFitsEverywhere(page: Page, path: string, turn: number): Promise<void> {
  const isForAdults = FOR_ADULTS.includes(path);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    expect(await misfits(page, isForAdults), `${path} at ${size.width} x ${size.height}`).toEqual([]);
  }
  const theme = `theme${2 + (turn % 5)}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(`document.documentElement.dataset.textSize = 'largest';
    document.body.className = document.body.className.replace(/theme\\d/, '${theme}')`);
  await laidOut(page);
  expect(await misfits(page, isForAdults), `${path} with the largest words in ${theme}`).toEqual([]);
}

/** Holds what is shown over a page against its title and its footer. */
export async function expectOverNothing(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('Nothing is shown');
  for (const other of [page.locator('main h1'), page.getByRole('contentinfo')]) {
    const under = await other.boundingBox();
    if (!under) continue;
    const apart =
      under.y + under.height <= box.y ||
      box.y + box.height <= under.y ||
      under.x + under.width <= box.x ||
      box.x + box.width <= under.x;
    expect(apart, `${JSON.stringify(box)} over ${JSON.stringify(under)}`).toBe(true);
  }
}
