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

/** Each theme belongs to one of the widths: a color is the same at all of them. */
function themesAt(width: Width): readonly string[] {
  return THEME_IDS.filter((_, index) => WIDTHS[index % WIDTHS.length] === width);
}

/**
 * Holds the page, as it is open, against every rule and in every theme, and fails where it breaks one or is wider than the
 * window.
 * @param what the state that it is in, for the message
 * @param openAtDesk opens it anew where a window that has grown is not enough; answers the page to go on with
 */
export async function expectNoBrokenRule(
  opened: Page,
  what: string,
  openAtDesk?: (width: number) => Promise<Page>,
): Promise<void> {
  let page = opened;
  for (const width of WIDTHS) {
    if (width === 1440 && openAtDesk) page = await openAtDesk(width);
    await page.setViewportSize({ width, height: 900 });
    const across = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(across, `${what} at ${width}`).toBeLessThanOrEqual(width);
    for (const [index, theme] of themesAt(width).entries()) {
      await wear(page, theme);
      // Between the narrow and the wide page lies nothing that neither of them has.
      const rules = index === 0 && width !== 820 ? undefined : COLOR_RULES;
      expect(await brokenRules(page, rules), `${what} at ${width} in ${theme}`).toEqual([]);
    }
  }
}
