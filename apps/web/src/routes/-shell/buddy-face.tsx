import { WONDERLING_IDS } from '../../art/companions/cast.ts';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import styles from './buddy-face.module.css';

/** The face of the child's buddy, beside the name. `number` is the user's `selectedWonderling`, from 1. */
export function BuddyFace({ number }: { readonly number: number }) {
  const who = WONDERLING_IDS[number - 1];
  if (!who) return null;
  return (
    <span className={styles.face}>
      <Wonderling who={who} crop="bust" size={30} still />
    </span>
  );
}
