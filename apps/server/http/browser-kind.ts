import type { BrowserKind } from '@wonderlings/kernel';

/** Longer than any browser's; the rest is not looked at. */
const LOOKED_AT = 400;

/** The first that matches: nearly all of them also call themselves Safari, and Edge calls itself Chrome. */
const NAMES: readonly (readonly [RegExp, BrowserKind['name']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo)\//, 'other'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const DEVICES: readonly (readonly [RegExp, BrowserKind['device']])[] = [
  [/\biPad\b|\bTablet\b|\bSilk\/|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\biPhone\b|\biPod\b|\bMobile\b/, 'phone'],
  [/\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b/, 'computer'],
];

/**
 * The kind of browser that a `User-Agent` names, for a child to know its places by. Coarse on purpose: the header itself is
 * never kept. An iPad's Safari calls itself a Macintosh, and so counts as a computer.
 */
export function browserKindOf(userAgent: string): BrowserKind {
  const looked = userAgent.slice(0, LOOKED_AT);
  const first = <Kind>(kinds: readonly (readonly [RegExp, Kind])[]) =>
    kinds.find(([pattern]) => pattern.test(looked))?.[1] ?? ('other' as const);
  return { name: first(NAMES), device: first(DEVICES) };
}
