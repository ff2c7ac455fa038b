import { currentComfort } from '../comfort/comfort.ts';
import { logFailure } from '../log.ts';
import type { FeedbackName } from './recipes.ts';

/** A small sound and a buzz for what just happened, where this device's person has asked for them. The page says it without, too. */
export function giveFeedback(name: FeedbackName): void {
  const { taps, voices, buzz } = currentComfort();
  if (!taps && !voices && !buzz) return;
  void import('./player.ts')
    .then(({ play }) => play(name, { taps, voices, buzz }))
    .catch((reason: unknown) => logFailure('A small sound could not be played', reason));
}

/** For a control whose press has a sound of its own: `<button {...soundsLike('stamp')}>`. */
export const soundsLike = (name: FeedbackName): { readonly 'data-feedback': FeedbackName } => ({
  'data-feedback': name,
});

/** What sounds like a press where nothing else is said. */
const CONTROLS = 'button, a[href], summary, [role=tab], [role=switch], input[type=checkbox], input[type=radio]';

/** From now on every press of a control is answered. Returns how to stop that. */
export function answerPresses(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const own = target.closest<HTMLElement>('[data-feedback]')?.dataset.feedback as FeedbackName | undefined;
    if (own ?? target.closest(CONTROLS)) giveFeedback(own ?? 'press');
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
