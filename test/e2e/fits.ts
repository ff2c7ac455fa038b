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
 * What a child's eye and finger stumble over, in words: a word that goes on in the next line, also at its hyphen; a sentence that falls apart; a control whose words are cut off
 * or leave it, or that leaves the window, one too small for a finger, two that lie over each other, and a field that cuts off what stands in it.
 * Of a page under a dialog only the dialog is seen. Evaluated by the debugger, so it is text.
 */
const MISFITS = `(({ mayBreakAtHyphen, isOneScreen }) => {
  const dialogs = document.querySelectorAll('[role="dialog"][data-state="open"]');
  const root = [...dialogs].at(-1) ?? document.body;
  const LEAST = 48 - 0.5;
  const found = [];
  const isAtLeast = (width, height) => width >= LEAST && height >= LEAST;
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hidden = new Map([[null, false]]);
  const isHidden = (element) => {
    if (!hidden.has(element))
      hidden.set(element, getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    return hidden.get(element);
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
  // A word with a hyphen is one word.
  const WORD = /[\\p{Letter}\\p{Mark}'’\\u00ad]+(?:-[\\p{Letter}\\p{Mark}'’\\u00ad]+)*/gu;
  // The name of a field (AchievementEarned.requiredValue) is as long as a phone is wide: it has words too.
  const WORD_OF_CODE = /\\p{Lu}*[\\p{Ll}\\d]+|\\p{Lu}+/gu;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !/[a-z]{2}/i.test(node.data) || !seen(parent) || isHidden(parent)) continue;
    // What stands on one line has no word that goes on in the next.
    if (new Set(rectsOf(node, 0, node.length).map(({ top }) => Math.round(top))).size < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(parent.closest('code') ? WORD_OF_CODE : WORD)) {
      const lines = new Set(rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !(mayBreakAtHyphen && word.includes('-'))) found.push('broken word: ' + word + ' in "' + nameOf(parent) + '"');
    }
  }
  // In a flexible box or a grid a sentence falls apart at each element in it.
  for (const box of root.querySelectorAll('*')) {
    const { display, whiteSpace } = getComputedStyle(box);
    if (!/flex|grid/.test(display) || whiteSpace === 'nowrap' || !seen(box) || isHidden(box)) continue;
    const hasWords = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const isKeptWhole = (part) => getComputedStyle(part).whiteSpace === 'nowrap' && seen(part) && !isHidden(part) && part.textContent.trim();
    if (hasWords && [...box.children].some(isKeptWhole)) found.push('falls apart: "' + nameOf(box) + '"');
  }
  const controls = root.querySelectorAll('a[href], button, [role="radio"], [role="tab"], [role="switch"], summary');
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
    // A frame with words on its line is no frame.
    const line = parseFloat(style.borderLeftWidth) - 1;
    const leaves = ({ left, right, top, bottom }) =>
      left < box.left + line || right > box.right - line || top < box.top - 4 || bottom > box.bottom + 4;
    // Where nothing is drawn around them, they leave nothing.
    const isFramed = style.borderTopWidth !== '0px' || style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (!inline && isFramed && textsOf(control).some((text) => !endsInDots(text.parentElement) && rectsOf(text, 0, text.length).some(leaves)))
      found.push('words leave: "' + nameOf(control) + '"');
    // A strip that scrolls sideways goes on outside.
    const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    if (scrolls(control.parentElement)) continue;
    const isBelow = isOneScreen && box.bottom > innerHeight + 1;
    if (box.right > innerWidth + 1 || box.left < -1 || isBelow) found.push('outside: "' + nameOf(control) + '"');
    // A link in a sentence is as high as its line (WCAG 2.5.8).
    const target = control.role === 'switch' ? control.parentElement.getBoundingClientRect() : box;
    // Seven days, six feelings, or five stickers, in a row of a small phone.
    const inRow = control.closest('table, [data-tight]') !== null && target.height > 42;
    if (!inline && !inRow && !isAtLeast(target.width, target.height)) {
      // What is laid over or around it is pressed as well.
      const after = getComputedStyle(control, '::after');
      const isLarger = after.position === 'absolute' && isAtLeast(parseFloat(after.width), parseFloat(after.height));
      if (!isLarger) found.push('small: "' + nameOf(control) + '" ' + Math.round(box.width) + ' x ' + Math.round(box.height));
    }
  }
  // What floats over the page does so on purpose, and what is inside of another belongs to it.
  const floats = (one) => one && one !== root && !one.contains(root) && (/fixed|sticky/.test(getComputedStyle(one).position) || floats(one.parentElement));
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
  const fields = root.querySelectorAll('input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="color"]), textarea, select');
  for (const field of fields) {
    const box = field.getBoundingClientRect();
    if (!seen(field) || isHidden(field) || box.width < 4) continue;
    const name = (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name).trim().slice(0, 40);
    if (box.height < LEAST) found.push('small field: "' + name + '" ' + Math.round(box.width) + ' x ' + Math.round(box.height));
    if (box.right > innerWidth + 1 || box.left < -1) found.push('outside: "' + name + '"');
    // What a browser draws in it itself, as a day, has a width of its own.
    const words = field.tagName === 'SELECT' ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    if (!words || /date|time/.test(field.type)) continue;
    const style = getComputedStyle(field);
    const inside = (side) => parseFloat(style['padding' + side]) || 0;
    const copy = document.createElement('div');
    copy.textContent = words;
    Object.assign(copy.style, {
      position: 'absolute', visibility: 'hidden', font: style.font, letterSpacing: style.letterSpacing,
      whiteSpace: field.tagName === 'TEXTAREA' ? 'pre-wrap' : 'pre', overflowWrap: 'break-word',
      width: field.tagName === 'TEXTAREA' ? field.clientWidth - inside('Left') - inside('Right') + 'px' : 'max-content',
    });
    document.body.append(copy);
    const { width, height } = copy.getBoundingClientRect();
    copy.remove();
    const isCut = width > field.clientWidth - inside('Left') - inside('Right') + 1 ||
      (field.tagName === 'TEXTAREA' && height > field.clientHeight - inside('Top') - inside('Bottom') + 1);
    if (isCut) found.push('cut off: "' + words.slice(0, 40) + '" in "' + name + '"');
  }
  return [...new Set(found)];
})`;

interface Allowed {
  /** As in any print; else a word with a hyphen is one word. */
  readonly mayBreakAtHyphen?: boolean;
  /** Its controls are all in the window. */
  readonly isOneScreen?: boolean;
}

export const misfits = (page: Page, allowed: Allowed = {}) =>
  page.evaluate<readonly string[]>(`${MISFITS}(${JSON.stringify(allowed)})`);

/** Long sentences for adults break at a hyphen as any print does. */
const FOR_ADULTS = /^\/(parents|consent|privacy|about|receipt|grown-up|settings\/)/;

/** The layout of what was just changed: two frames. */
export const laidOut = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Has the largest words on the page, in one of the six themes; or its own words again, in the theme that it had. */
const say = (page: Page, theme: string | null) =>
  page.evaluate(`{
    const { documentElement: { dataset }, body } = document;
    dataset.ownTheme ??= body.className.match(/theme\\d/)[0];
    dataset.ownSize ??= dataset.textSize ?? '';
    body.className = body.className.replace(/theme\\d/, ${JSON.stringify(theme)} ?? dataset.ownTheme);
    if (${theme !== null}) dataset.textSize = 'largest';
    else if (dataset.ownSize) dataset.textSize = dataset.ownSize;
    else delete dataset.textSize;
  }`);

interface Fitting {
  /** Default: false. */
  readonly isOneScreen?: boolean;
  /** Default: all of them. */
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
}

/** The two widths of phones held upright, which have the least room. */
export const PHONES = SIZES.slice(0, 2);

/**
 * Holds a page that is open against all of it, at every size, as it is and with the largest words. These are in another theme at each size,
 * and on the next page in the one after it: each theme has its turn at each size on every sixth page.
 */
export async function expectFitsEverywhere(
  page: Page,
  path: string,
  turn: number,
  { isOneScreen = false, sizes = SIZES }: Fitting = {},
): Promise<void> {
  const mayBreakAtHyphen = FOR_ADULTS.test(path);
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await laidOut(page);
    await expectFits(`${path} at ${size.width} x ${size.height}`, { mayBreakAtHyphen, isOneScreen });
    const theme = `theme${1 + ((turn + at) % 6)}`;
    await say(page, theme);
    await laidOut(page);
    await expectFits(`${path} at ${size.width} x ${size.height} with the largest words in ${theme}`, {
      mayBreakAtHyphen,
    });
    await say(page, null);
  }

  /** What a new width moves into the bar is there a moment later on a busy machine. */
  async function expectFits(what: string, allowed: Allowed): Promise<void> {
    await expect.poll(() => misfits(page, allowed), { message: what, timeout: 20_000, interval: 100 }).toEqual([]);
  }
}

/** Holds what is shown over a page against its title and its footer; over a dialog against the dialog's title and all that can be pressed there. */
export async function expectOverNothing(page: Page, shown: Locator, dialog?: Locator): Promise<void> {
  const others = dialog
    ? dialog.locator('h1, h2, a[href], button, input, textarea')
    : page.locator('main h1').or(page.getByRole('contentinfo'));
  const box = await shown.boundingBox();
  if (!box) throw new Error('Nothing is shown');
  for (const other of await others.all()) {
    const under = await other.boundingBox();
    if (!under) continue;
    const apart =
      under.y + under.height <= box.y ||
      box.y + box.height <= under.y ||
      under.x + under.width <= box.x ||
      box.x + box.width <= under.x;
    expect(apart, `${JSON.stringify(box)} over ${JSON.stringify(under)}, ${await other.textContent()}`).toBe(true);
  }
}
