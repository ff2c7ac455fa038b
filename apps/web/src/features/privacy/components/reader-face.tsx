import { Wonderling } from '../../../companions/wonderling.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Reader } from '../privacy.copy.ts';
import { READER_ICONS } from '../privacy-icons.ts';
import styles from './privacy-page.module.css';

/** The sign of who can see something: Zola for the child, spectacles for a grown-up, a wrench for who runs it. */
export function ReaderFace({ reader }: { readonly reader: Reader }) {
  return (
    <span className={styles.face}>
      {reader === 'child' ? (
        <Wonderling who="zola" size={36} crop="bust" still />
      ) : (
        <Icon shape={READER_ICONS[reader]} />
      )}
    </span>
  );
}
