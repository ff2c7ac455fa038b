const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where arrows, Home and End choose; native fields do that themselves, and are kept by what is in them. */
const CHOICES = '[role=tab], [role=radio], [role=slider]';
const CHOOSING = /^(Arrow|Home$|End$)/;
/** A group of choices moves the focus in a task of its own. */
const FOCUS_MOVED_MS = 10;

interface Kept {
  readonly element: HTMLElement;
  readonly redo: () => void;
  /** What comes after it waits so long. */
  readonly takesMs?: number;
}

/** On what the app has not taken over yet: written by scripts/prerender.mjs, removed by {@link takeOver}. */
const PAINTED = 'data-painted';
/** On a document that is dark before its page is there (ui/timed-session); also written by scripts/prerender.mjs. */
const DARK = 'data-dark';
/** Shows that a press waits (base.css). */
const PRESSED = 'data-pressed';
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

let tellTakenOver = (): void => {};
/** Resolves once the app has taken over the first part of the page. */
export const whenTakenOver = new Promise<void>((resolve) => {
  tellTakenOver = resolve;
});

/** The app answers now for what is in `part`: what was kept there is done again. */
export function takeOver(part: Element | null): void {
  part?.removeAttribute(PAINTED);
  document.documentElement.removeAttribute(DARK);
  tellTakenOver();
}

/**
 * Keeps what is pressed and typed on a part of the page that is painted but has no app yet, and does it again on the same elements,
 * in the same order, once the app has taken that part over (ADR 0048). Links need no app and lead on by themselves; a form is never
 * sent by the browser, which would put a password into the address. For the head's script, before there is a body.
 */
export function keepFirstTaps(): void {
  const waiting: Kept[] = [];
  const stop = new AbortController();
  const listen = (type: string, onEvent: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (event.isTrusted && target instanceof Element && isPainted(target)) onEvent(event, target);
      },
      { capture: true, signal: stop.signal },
    );
  for (const type of PRESSES)
    listen(type, (event, target) => {
      const button = target.closest('button');
      if (!button) return;
      event.stopImmediatePropagation();
      if (type !== 'click') return;
      event.preventDefault();
      button.setAttribute(PRESSED, '');
      // Pressed again because nothing happened: that is one wish.
      if (waiting.at(-1)?.element !== button) waiting.push({ element: button, redo: () => press(button) });
    });
  listen('keydown', (event, target) => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    if (!target.matches(CHOICES) || !CHOOSING.test(key) || ctrlKey || altKey || metaKey) return;
    // Else the page scrolls.
    event.preventDefault();
    const element = target as HTMLElement;
    waiting.push({ element, redo: () => pressKey(element, key), takesMs: FOCUS_MOVED_MS });
  });
  listen('submit', (event) => event.preventDefault());
  listen('input', (_, target) => {
    if (!target.matches(FIELDS)) return;
    const field = target as Field;
    // Of the others, `checked` is undefined.
    const { value, checked = false } = field as HTMLInputElement;
    const before = waiting.findIndex(({ element }) => element === field);
    if (before >= 0) waiting.splice(before, 1);
    waiting.push({ element: field, redo: () => typeInto(field, value, checked) });
  });

  let pause: ReturnType<typeof setTimeout> | undefined;
  const redo = () => {
    if (pause !== undefined) return;
    for (let next = waiting[0]; next && !isPainted(next.element); next = waiting[0]) {
      waiting.shift();
      next.redo();
      if (next.takesMs === undefined) continue;
      pause = setTimeout(() => {
        pause = undefined;
        redo();
      }, next.takesMs);
      return;
    }
    if (document.body && !document.querySelector(`[${PAINTED}]`)) {
      observer.disconnect();
      stop.abort();
    }
  };
  // At once: a press that comes meanwhile must not overtake those that wait.
  const observer = new MutationObserver(redo);
  observer.observe(document, { subtree: true, attributeFilter: [PAINTED] });
}

const isPainted = (element: Element): boolean => element.closest(`[${PAINTED}]`) !== null;

/** As a finger does: some controls act when they are touched, others when they are let go. */
function press(control: HTMLElement): void {
  control.removeAttribute(PRESSED);
  const how = { bubbles: true, cancelable: true, composed: true };
  control.dispatchEvent(new PointerEvent('pointerdown', how));
  control.dispatchEvent(new MouseEvent('mousedown', how));
  control.focus({ preventScroll: true });
  control.dispatchEvent(new PointerEvent('pointerup', how));
  control.dispatchEvent(new MouseEvent('mouseup', how));
  control.click();
}

/** On the choice that has the focus by now: the keys before may have moved it. */
function pressKey(choice: HTMLElement, key: string): void {
  const active = document.activeElement;
  const target = active instanceof HTMLElement && choice.parentElement?.contains(active) ? active : choice;
  target.focus({ preventScroll: true });
  const how = { key, code: key, bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new KeyboardEvent('keydown', how));
  // Radix chooses where the focus comes to while an arrow is held.
  setTimeout(() => target.dispatchEvent(new KeyboardEvent('keyup', how)), FOCUS_MOVED_MS);
}

function typeInto(field: Field, value: string, checked: boolean): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React keeps an eye on the element's own property, so that a value set through it is no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
