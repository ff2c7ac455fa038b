import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { THEME_IDS } from '@wonderlings/account/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** It writes out each element that a rule looks at, also those that break none; the one in the message is written out below. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; axe.configure({ noHtml: true })`;

/** A phone, a tablet, a desk. */
const WIDTHS = [390, 820, 1440] as const;
type Width = (typeof WIDTHS)[number];

/** Those that look at colors; no other one can tell one theme from another. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that the page breaks as it stands, each with the first element that does. */
export async function brokenRules(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Evaluated by the debugger, which the page's content security policy does not hold.
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(AXE);
  const options = JSON.stringify({
    // What passed is of no interest, and takes axe longer to describe than all the rest.
    resultTypes: ['violations'],
    elementRef: true,
    // The style sheets would be fetched and parsed again for a rule that is off, an experiment.
    preload: { assets: ['media'] },
    ...(rules ? { runOnly: rules } : {}),
  });
  return page.evaluate<string[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes: [{ element, failureSummary }] }) =>
      id + ': ' + element.outerHTML.slice(0, 300) + ' (' + failureSummary + ')'))`);
}

/** Puts a theme on the page, beside whatever else its body wears. */
export async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    `document.body.classList.remove(...${JSON.stringify(THEME_IDS)}); document.body.classList.add('${theme}')`,
  );
}

/**
 * Each theme belongs to one of the widths: a color is the same at all of them. A page's own look is held in all six; a state of it,
 * of which there are many, in one at each width, by its name in the first three or in the others.
 */
function themesAt(width: Width, state?: string): readonly string[] {
  const both = THEME_IDS.filter((_, index) => WIDTHS[index % WIDTHS.length] === width);
  return state === undefined ? both : both.slice(state.length % 2, (state.length % 2) + 1);
}

/**
 * Holds the page, as it is open, against every rule, and fails where it breaks one or is wider than the window.
 * @param what the state that it is in, for the message
 */
export const expectNoBrokenRule = (page: Page, what: string): Promise<void> => expectNone(page, what, { state: what });

/**
 * Likewise a page as it opens, in every theme.
 * @param openAtDesk opens it anew where a window that has grown is not enough; answers the page to go on with
 */
export const expectNoBrokenRuleInAnyTheme = (
  page: Page,
  path: string,
  openAtDesk?: (width: number) => Promise<Page>,
): Promise<void> => expectNone(page, path, { openAtDesk });

interface Seen {
  /** Default: the page as it opens. */
  readonly state?: string;
  readonly openAtDesk?: ((width: number) => Promise<Page>) | undefined;
}

async function expectNone(opened: Page, what: string, { state, openAtDesk }: Seen): Promise<void> {
  let page = opened;
  for (const width of WIDTHS) {
    if (width === 1440 && openAtDesk) page = await openAtDesk(width);
    await page.setViewportSize({ width, height: 900 });
    const across = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(across, `${what} at ${width}`).toBeLessThanOrEqual(width);
    for (const [index, theme] of themesAt(width, state).entries()) {
      await wear(page, theme);
      // Between the narrow and the wide page lies nothing that neither of them has.
      const rules = index === 0 && width !== 820 ? undefined : COLOR_RULES;
      expect(await brokenRules(page, rules), `${what} at ${width} in ${theme}`).toEqual([]);
    }
  }
}
