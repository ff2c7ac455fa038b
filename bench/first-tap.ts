import type { Browser, BrowserContext } from 'playwright-core';
import { type BenchRow, figure, median } from './bench-row.ts';
import { phone, throttle } from './phone.ts';

/** The pages that the budgets name, with what is tapped there first. */
export const TAPPED_PAGES = [
  { path: '/', child: false, control: 'main a[href="/activities"]' },
  { path: '/auth', child: false, control: '[role=tab][aria-selected=false]' },
  { path: '/mood', child: true, control: 'main li > button' },
  { path: '/activities/breath', child: true, control: 'main article button' },
  { path: '/progress', child: true, control: '[role=tab][aria-selected=false]' },
] as const;
export type TappedPage = (typeof TAPPED_PAGES)[number];

const ROUNDS = 3;
const TAP_EVERY_MS = 300;
const GIVE_UP_MS = 20_000;

export interface FirstTap {
  /** From the navigation's start, as browsers count every such figure, until the control was painted. */
  readonly seenMs: number;
  /** … until the page reacted to a tap on it. */
  readonly answeredMs: number;
  /** Taps until then that nothing came of: the app was not there yet, and did none of them again later. */
  readonly lost: number;
}

type TapReport =
  | { readonly what: 'seen'; readonly at: number; readonly startedAt: number; readonly x: number; readonly y: number }
  | { readonly what: 'tooEarly' | 'kept' | 'answered'; readonly at: number };

/**
 * Runs in the page. The control counts as seen once something was painted and it is where a finger would reach it; the page
 * has reacted when its address, its heading or the tab that is open is another one, or a feeling shows that it was picked: it opens
 * 0.3 s later, by specification.
 */
const WATCH = `(control) => {
  const state = () =>
    [
      location.pathname,
      location.search,
      document.querySelector('h1')?.textContent,
      document.querySelector('[role=tab][aria-selected=true]')?.textContent,
      document.querySelector('[data-picked]') !== null,
    ].join('|');
  // A child's first visit in a tab begins with a greeting over the page; this is the second.
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return key.startsWith('wonderlings.once.journal-welcome') ? '1' : getItem.call(this, key);
  };
  // A link that is followed without the app leads to a page of its own.
  let before = document.referrer ? '' : undefined;
  if (document.referrer) told({ what: 'kept', at: Date.now() });
  const look = () => {
    const element = document.querySelector(control);
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (before === undefined && painted && element?.checkVisibility({ visibilityProperty: true })) {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      before = state();
      told({ what: 'seen', at: Date.now(), startedAt: performance.timeOrigin, x: left + width / 2, y: top + height / 2 });
    } else if (before !== undefined && painted && state() !== before) return told({ what: 'answered', at: Date.now() });
    requestAnimationFrame(look);
  };
  const onClick = ({ isTrusted, target }) => {
    if (!isTrusted) told({ what: 'kept', at: Date.now() });
    else if (target.closest('[data-painted]')) told({ what: 'tooEarly', at: Date.now() });
  };
  window.addEventListener('click', onClick, true);
  requestAnimationFrame(look);
}`;

/** Opens the page as a phone does, and taps its control from the moment it is painted until the page reacts. */
async function tapFirst(context: BrowserContext, url: string, control: string): Promise<FirstTap> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let seen: Extract<TapReport, { what: 'seen' }> | undefined;
  let taps = 0;
  let tooEarly = 0;
  let kept = false;
  let tapping: NodeJS.Timeout | undefined;
  const answered = new Promise<number>((resolve, reject) => {
    const gaveUp = setTimeout(
      () => reject(new Error(`${url} ${seen ? `answered none of ${taps} taps` : `never showed ${control}`}`)),
      GIVE_UP_MS,
    );
    const tap = ({ x, y }: { readonly x: number; readonly y: number }) => {
      taps += 1;
      // Not awaited: a page that stands still answers late, and a finger does not wait for it.
      const touch = (type: 'touchStart' | 'touchEnd') =>
        devtools
          .send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] })
          .catch(reject);
      void touch('touchStart');
      void touch('touchEnd');
    };
    void page
      .exposeBinding('told', (_, told: TapReport) => {
        if (told.what === 'tooEarly') tooEarly += 1;
        if (told.what === 'kept') kept = true;
        if (told.what === 'seen' && !seen) {
          seen = told;
          tap(told);
          tapping = setInterval(tap, TAP_EVERY_MS, told);
        }
        if (told.what === 'answered') {
          clearTimeout(gaveUp);
          clearInterval(tapping);
          resolve(told.at);
        }
      })
      .then(async () => {
        await page.addInitScript({ content: `(${WATCH})(${JSON.stringify(control)})` });
        await throttle(page);
        await page.goto(url, { waitUntil: 'commit' });
      })
      .catch(reject);
  });
  try {
    const at = await answered;
    if (!seen) throw new Error(`${url} reacted before its control was seen`);
    // Taps on one control are one wish: where the first was kept and done later, none is lost.
    return { seenMs: seen.at - seen.startedAt, answeredMs: at - seen.startedAt, lost: kept ? 0 : tooEarly };
  } finally {
    clearInterval(tapping);
    await page.close();
  }
}

const VISITS = ['cold', 'return', 'later'] as const;
const NAMES = { cold: 'cold', return: 'on the first return', later: 'on a later return' };
type Visits = Record<(typeof VISITS)[number], FirstTap>;

/** A browser's first visit of the page, the first one after a visit that has ended, and the one after that. */
export async function firstTaps(
  browser: Browser,
  url: string,
  page: TappedPage,
  cookie: string | undefined,
): Promise<Visits> {
  const context = await phone(browser, url, page.child ? cookie : undefined);
  try {
    const cold = await tapFirst(context, url + page.path, page.control);
    const visit = await context.newPage();
    await visit.goto(url + page.path, { waitUntil: 'networkidle' });
    // Only a visit that lasted some seconds leaves the app on the device.
    await visit.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await visit.close();
    const returned = await tapFirst(context, url + page.path, page.control);
    return { cold, return: returned, later: await tapFirst(context, url + page.path, page.control) };
  } finally {
    await context.close();
  }
}

/** Time to the first tap that works, on slow 4G at a quarter of this processor. */
export async function benchFirstTaps(browser: Browser, url: string, cookie: string | undefined): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const page of TAPPED_PAGES) {
    const rounds: Visits[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstTaps(browser, url, page, cookie));
    for (const visit of VISITS) {
      const of = (value: (tap: FirstTap) => number) => median(rounds.map((round) => value(round[visit])));
      const seconds = (value: (tap: FirstTap) => number) => `${(of(value) / 1_000).toFixed(1)} s`;
      const ours = `seen ${seconds((tap) => tap.seenMs)}, answers ${seconds((tap) => tap.answeredMs)}, ${of(({ lost }) => lost)} taps lost`;
      rows.push(
        figure(`${page.path}: first tap, ${NAMES[visit]}`, ours, `<= ${visit === 'cold' ? '2.5' : '1.0'} s, 0 lost`),
      );
    }
  }
  return rows;
}
