/** One thing to read: the words, and the element that shows them. */
export interface ReadablePart {
  readonly element: Element;
  readonly words: string;
}

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, legend, label, summary, blockquote, figcaption, button, a';
const SILENT = '[aria-hidden="true"], [hidden], nav, footer, script, style, select';

/** What is worth reading in a part of the page, in its order: each block once, with all that stands in it. */
export function readableParts(root: Element): readonly ReadablePart[] {
  return [...root.querySelectorAll(BLOCKS)]
    .filter((element) => !hasBlockAround(element, root) && !element.closest(SILENT))
    .map((element) => ({ element, words: wordsOf(element) }))
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
}

function hasBlockAround(element: Element, root: Element): boolean {
  const around = element.parentElement?.closest(BLOCKS);
  return around ? root !== around && root.contains(around) : false;
}

function wordsOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(SILENT)) words.push(node.textContent ?? '');
  }
  // Pieces of a card have no space between them in the markup.
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?:;])/g, '$1')
    .trim();
}
