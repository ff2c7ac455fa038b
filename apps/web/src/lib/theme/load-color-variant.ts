import { logFailure } from '../log.ts';

const FILE = '/theme.json';
const VARIANT = 'default';
const PARTS = ['primary', 'secondary', 'accent'] as const;

/** Puts the file's default variant on the page's colour variables (specification 000, section 4). A failure is only logged. */
export async function loadColorVariant(): Promise<void> {
  try {
    const response = await fetch(FILE, { credentials: 'include', priority: 'low' });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    const variant = at(at(await response.json(), 'colorVariants'), VARIANT);
    for (const part of PARTS) setPageColor(part, at(variant, part));
  } catch (reason) {
    logFailure('The color variants did not load', reason);
  }
}

function setPageColor(part: (typeof PARTS)[number], color: unknown): void {
  if (typeof color !== 'string') throw new Error(`The variant ${VARIANT} has no ${part}`);
  document.documentElement.style.setProperty(`--variant-${part}`, color);
}

function at(value: unknown, key: string): unknown {
  return value && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
