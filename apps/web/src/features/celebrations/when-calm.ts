import { isBusy } from '../place-to-stop/index.ts';

const LOOK_EVERY_MS = 250;
/** Nothing comes up right under a finger, nor over the words that an act is answered with. */
export const CALM_FOR_MS = 1_500;
/**
 * Where a child does one thing after the other (`data-logging`), a popup between two of them would be in the way: it waits for a pause.
 * So it does where something was just done (`data-just-done`): its words, 15 or so, are 12 seconds for a child who reads 80 in a minute, and
 * who goes on from there is shown it on the next page.
 */
export const PAUSE_MS = 12_000;
const WAITS_FOR_A_PAUSE = '[data-logging], [data-just-done]';
/** A child who typed a moment ago, and is still in the field, is thinking about the next word. */
const TYPING_LASTS_MS = 15_000;

/**
 * Calls `then` once, as soon as nothing can be interrupted: the child neither types nor presses, is not busy with anything, no dialog
 * is open, and the page is looked at. Returns how to give up waiting.
 *
 * @param meanwhile called once where `then` still waits for a pause: for something small, which is in no one's way
 */
export function whenCalm(then: () => void, meanwhile: () => void = () => {}): () => void {
  let typedAt = Date.now();
  let calmSince = Number.POSITIVE_INFINITY;
  let pressing = false;
  let toldMeanwhile = false;

  const look = () => {
    const now = Date.now();
    if (pressing || isInterrupting(now - typedAt)) calmSince = Number.POSITIVE_INFINITY;
    else calmSince = Math.min(calmSince, now);
    if (now - calmSince < CALM_FOR_MS) return;
    if (now - calmSince < PAUSE_MS && document.querySelector(WAITS_FOR_A_PAUSE) !== null) {
      if (!toldMeanwhile) meanwhile();
      toldMeanwhile = true;
      return;
    }
    stop();
    then();
  };
  const typed = () => {
    typedAt = Date.now();
  };
  const press = ({ type }: Event) => {
    pressing = type === 'pointerdown';
    calmSince = Number.POSITIVE_INFINITY;
  };

  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('input', typed);
  for (const type of PRESSES) document.addEventListener(type, press, true);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('input', typed);
    for (const type of PRESSES) document.removeEventListener(type, press, true);
  };
  return stop;
}

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'] as const;

function isInterrupting(sinceTypedMs: number): boolean {
  return (
    document.visibilityState !== 'visible' ||
    isBusy() ||
    (sinceTypedMs < TYPING_LASTS_MS && isField(document.activeElement)) ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  );
}

/** One for words; a checkbox or a slider is let go of in a moment. */
const isField = (element: Element | null): boolean =>
  element?.matches(
    'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"])',
  ) === true;
