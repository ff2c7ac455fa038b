import { count, fill } from '../../../../lib/copy/fill.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { OWN_COPY } from '../../journal.copy.ts';
import styles from './letters-left.module.css';

/** From here on the number is shown; before, it would only make a child count. */
const NEAR_THE_LIMIT = 300;
/** A screen reader hears each new line; it is not to hear one for each letter. */
const SPOKEN_STEP = 50;

/** How much still fits, once the end is near. `left` is below zero when there is too much. */
export function LettersLeft({ left }: { readonly left: number }) {
  const near = left <= NEAR_THE_LIMIT;
  return (
    <>
      <p className={left < 0 ? `${styles.count} ${styles.over}` : styles.count} aria-hidden="true">
        {near && lettersText(left)}
      </p>
      <p role="status">
        <VisuallyHidden>
          {near && lettersText(left < 0 ? left : Math.ceil(left / SPOKEN_STEP) * SPOKEN_STEP)}
        </VisuallyHidden>
      </p>
    </>
  );
}

export function lettersText(left: number): string {
  const [one, many] =
    left < 0 ? [OWN_COPY.oneTooMany, OWN_COPY.tooMany] : [OWN_COPY.oneLetterLeft, OWN_COPY.lettersLeft];
  const letters = Math.abs(left);
  return letters === 1 ? one : fill(many, { n: count(letters) });
}
