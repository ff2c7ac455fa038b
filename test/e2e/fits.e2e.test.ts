import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { expectOverNothing, misfits } from './fits.ts';
import { useHouse } from './house.ts';

/** What is done to a page that fits, in the page, and what is to be found there. */
const BREAKS: readonly (readonly [what: string, broken: string, found: string])[] = [
  [
    'a word that is broken',
    "button.textContent = 'Affirmations'; button.style.cssText += 'overflow-wrap: anywhere; font-size: 60px'",
    'broken word: Affirmations',
  ],
  ['a hyphenated word', "heading.style.width = '4.2em'; heading.innerHTML = 'Grand&shy;mother'", 'broken word: Grand'],
  [
    'a word with a hyphen of its own',
    "heading.style.width = '3.5em'; heading.textContent = 'check-ins'",
    'broken word: check-ins',
  ],
  [
    'a sentence that falls apart',
    "heading.style.display = 'flex'; heading.innerHTML = 'Ask a <span style=\"white-space: nowrap\">grown-up</span> first.'",
    'falls apart: "Ask a grown-up first."',
  ],
  [
    'words that a control cuts off',
    "button.style.overflow = 'hidden'; button.style.width = '60px'; button.style.whiteSpace = 'nowrap'",
    'cut off: "Press this one"',
  ],
  [
    'words of which a control shows the upper half',
    "button.style.overflow = 'hidden'; button.style.height = '48px'; button.style.lineHeight = '90px'",
    'cut off: "Press this one"',
  ],
  [
    'words that leave their control',
    "button.style.width = '60px'; button.style.whiteSpace = 'nowrap'",
    'words leave: "Press this one"',
  ],
  ['a control that leaves the window', "button.style.marginLeft = '300px'", 'outside: "Press this one"'],
  [
    'a target that is too small',
    "button.style.cssText += 'min-height: 0; height: 30px; line-height: 1; font-size: 14px; padding: 0'",
    'small: "Press this one" 120 x 30',
  ],
  [
    'a target whose cover is too small',
    "button.style.cssText += 'min-height: 0; height: 30px; line-height: 1; font-size: 14px; padding: 0'; button.className = 'covered'",
    'small: "Press this one" 120 x 30',
  ],
  [
    'a control over another',
    "link.style.marginTop = '-20px'",
    'over each other: "Press this one" and "Or follow this"',
  ],
];

/** What is put into the field, and what is to be found of it. */
const FIELDS: readonly (readonly [what: string, put: string, found: string])[] = [
  [
    'a placeholder',
    "field.value = ''; field.placeholder = 'What is the name of your plant?'",
    'cut off: "What is the name of your plant?" in "Name"',
  ],
  ['what was typed', "field.value = 'A very long name of a plant'", 'cut off: "A very long name of a plant" in "Name"'],
  [
    'the placeholder of a page',
    "area.placeholder = 'What made you smile today? You can write or draw.'",
    'cut off: "What made you smile',
  ],
  ['a field that is too low', "field.style.height = '30px'", 'small field: "Name" 160 x 30'],
  ['a field that leaves the window', "field.style.width = '400px'", 'outside: "Name"'],
];

const FITTING = `<style>
  body { margin: 20px; font: 18px/1.4 sans-serif; }
  button, a { display: block; width: 120px; min-height: 60px; padding: 0; border: 0; }
  input, textarea { display: block; box-sizing: border-box; width: 160px; height: 60px; padding: 8px; font: inherit; resize: none; }
  .covered::after { content: ''; position: absolute; width: 40px; height: 40px; }
</style><h1>A page</h1><button>Press this one</button><a href="/">Or follow this</a>
<label>Name<input value="Jack"></label><label>Page<textarea placeholder="My day"></textarea></label>`;

describe.runIf(hasChromium())('what does not fit', () => {
  const house = useHouse();
  let page: Page;
  beforeAll(async () => {
    page = await house.browser.newPage({ viewport: { width: 390, height: 844 } });
  });

  it('is nothing on a page that does', async () => {
    await page.setContent(FITTING);
    expect(await misfits(page)).toEqual([]);
  });

  it.each(BREAKS)('is %s', async (_, broken, found) => {
    await page.setContent(FITTING);
    await page.evaluate(`{
      const [heading, button, link] = ['h1', 'button', 'a'].map((name) => document.querySelector(name));
      ${broken};
    }`);
    expect(await misfits(page)).toContainEqual(expect.stringContaining(found));
  });

  it.each(FIELDS)('is %s', async (_, put, found) => {
    await page.setContent(FITTING);
    await page.evaluate(
      `{ const [field, area] = [document.querySelector('input'), document.querySelector('textarea')]; ${put}; }`,
    );
    expect(await misfits(page)).toContainEqual(expect.stringContaining(found));
  });

  it('is a control below the window where all is on one screen', async () => {
    await page.setContent(FITTING);
    await page.evaluate("document.querySelector('a').style.marginTop = '900px'");
    expect(await misfits(page)).toEqual([]);
    expect(await misfits(page, { isOneScreen: true })).toEqual(['outside: "Or follow this"']);
  });

  it('is looked for in the dialog that is open, and not under it', async () => {
    await page.setContent(`${FITTING}<div role="dialog" data-state="open" style="position: fixed; inset: 0"></div>`);
    await page.evaluate(`document.querySelector('a').style.marginTop = '-20px'`);
    expect(await misfits(page)).toEqual([]);
    await page.evaluate(`document.querySelector('[role="dialog"]').innerHTML =
      '<button>One</button><button style="margin-top: -20px">Other</button>'`);
    expect(await misfits(page)).toEqual(['over each other: "One" and "Other"']);
  });

  it.each(['h1', 'footer'])('is a message over the %s', async (over) => {
    await page.setContent(
      `<style>body { margin: 0 }</style><main><h1>A title</h1></main><footer>A footer</footer><p></p>`,
    );
    const message = page.locator('p');
    const place = (top: number) =>
      page.evaluate(
        `document.querySelector('p').style.cssText = 'position: fixed; top: ${top}px; width: 100px; height: 50px'`,
      );
    await place(400);
    await expectOverNothing(page, message);
    const { y } = (await page.locator(over).boundingBox()) ?? { y: 0 };
    await place(y - 20);
    await expect(expectOverNothing(page, message)).rejects.toThrow(/over/);
  });

  it.each(['h2', 'button'])('is a message over the %s of a dialog', async (over) => {
    await page.setContent(
      `<style>body { margin: 0 }</style><p></p><div role="dialog"><h2>A title</h2><br><br><br><button>Go</button></div>`,
    );
    const [message, dialog] = [page.locator('p'), page.getByRole('dialog')];
    const { y } = (await dialog.locator(over).boundingBox()) ?? { y: 0 };
    const place = (top: number) =>
      page.evaluate(
        `document.querySelector('p').style.cssText = 'position: fixed; margin: 0; top: ${top}px; width: 60px; height: 20px'`,
      );
    await place(400);
    await expectOverNothing(page, message, dialog);
    await place(y + 4);
    await expect(expectOverNothing(page, message, dialog)).rejects.toThrow(/over/);
  });
});
