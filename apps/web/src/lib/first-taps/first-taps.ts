/** How long a control that was pressed may take to stand on the page once the app is there. */
const STANDS_WITHIN_MS = 3_000;
const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where a control is found again: the app draws the page anew, so the element itself is gone by then. */
interface Place {
  readonly selector: string;
  readonly words: string;
  /** Among those with the same words. */
  readonly index: number;
}

/**
 * Keeps what is pressed and typed on a page that is painted but has no app yet (scripts/snapshots.mjs), and does it again,
 * in the same order, once the app has taken the page's place (ADR 0042). Links need no app and lead on by themselves.
 * @param onFirst is told once that the app is wanted now
 */
export function keepFirstTaps(onFirst: () => void): void {
  const address = location.href;
  const waiting: Place[] = [];
  const typed = new Map<string, { readonly place: Place; readonly value: string; readonly checked: boolean }>();
  let last: Place | undefined;
  let focused: Place | undefined;
  /** The app is there, but what was pressed before comes first. */
  let isHandingOver = false;
  const stop = new AbortController();

  const listen = (type: string, onEvent: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!event.isTrusted || !(target instanceof Element)) return;
        if (isHandingOver || target.closest('[data-snapshot]')) onEvent(event, target);
      },
      { capture: true, signal: stop.signal },
    );
  const keep = (event: Event, target: Element) => {
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    // A painted form would else be sent to its address, with a password in it.
    if (event.type === 'click') event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    button.dataset.pressed = '';
    const place = placeOf(button);
    // Pressed again because nothing happened: that is one wish.
    if (JSON.stringify(place) !== JSON.stringify(last)) waiting.push(place);
    last = place;
    onFirst();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) listen(type, keep);
  listen('submit', (event) => event.preventDefault());
  listen('input', (_, target) => {
    if (isHandingOver) return;
    const place = placeOf(target);
    const { value, checked = false } = target as HTMLInputElement; // of the others, `checked` is undefined
    typed.set(JSON.stringify(place), { place, value, checked });
    onFirst();
  });
  listen('focusin', (_, target) => {
    focused = target.matches(FIELDS) ? placeOf(target) : undefined;
  });
  void appIsThere(() => {
    isHandingOver = waiting.length > 0;
  }).then(async () => {
    for (const { place, value, checked } of typed.values())
      await withControl(place, (field) => typeInto(field as Field, value, checked));
    if (focused) await withControl(focused, (field) => field.focus({ preventScroll: true }));
    for (let place = waiting.shift(); place; place = waiting.shift())
      if (location.href === address) await withControl(place, press);
    stop.abort();
  });
}

/**
 * The app takes the mark away in the moment in which it takes the page's place (main.tsx). Resolves once it has done what
 * comes right after its first render.
 */
function appIsThere(onPlaceTaken: () => void): Promise<void> {
  return new Promise((resolve) => {
    let wasPainted = false;
    const observer = new MutationObserver(() => {
      const isPainted = document.querySelector('[data-snapshot]') !== null;
      wasPainted ||= isPainted;
      if (isPainted || !wasPainted) return;
      observer.disconnect();
      onPlaceTaken();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-snapshot'] });
  });
}

async function withControl(place: Place, act: (control: HTMLElement) => void): Promise<void> {
  const until = Date.now() + STANDS_WITHIN_MS;
  do {
    const control = alike(place)[place.index];
    if (control) return act(control);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < until);
}

function placeOf(control: Element): Place {
  const name = control.getAttribute('name');
  const selector = control.localName + (name ? `[name="${CSS.escape(name)}"]` : '');
  const place = { selector, words: wordsOf(control) };
  return { ...place, index: alike(place).indexOf(control as HTMLElement) };
}

function alike({ selector, words }: Omit<Place, 'index'>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => wordsOf(element) === words);
}

const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

/** As a finger does: some controls act when they are touched, others when they are let go. */
function press(control: HTMLElement): void {
  const how = { bubbles: true, cancelable: true, composed: true };
  control.dispatchEvent(new PointerEvent('pointerdown', how));
  control.dispatchEvent(new MouseEvent('mousedown', how));
  control.focus({ preventScroll: true });
  control.dispatchEvent(new PointerEvent('pointerup', how));
  control.dispatchEvent(new MouseEvent('mouseup', how));
  control.click();
}

function typeInto(field: Field, value: string, checked: boolean): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React keeps an eye on the element's own property, so that a value set through it is no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
