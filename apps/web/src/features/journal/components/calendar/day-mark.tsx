import { Icon } from '../../../../ui/icon.tsx';
import { bookIcon } from '../../../../ui/icons.ts';
import { lookOf } from '../../mood-art.ts';
import { FeelingBubble } from '../bubble/feeling-bubble.tsx';
import { moodColors } from '../bubble/mood-colors.ts';
import styles from './day-mark.module.css';

/** What a day of the calendar had in it: the bubble of its last feeling, or a book where only words were written. */
export function DayMark({ feelings }: { readonly feelings: readonly string[] }) {
  const look = feelings.map(lookOf).findLast((one) => one !== null);
  return (
    <span className={styles.mark} style={look ? moodColors(look) : undefined}>
      {look ? <FeelingBubble art={look.art} /> : <Icon shape={bookIcon} />}
    </span>
  );
}
