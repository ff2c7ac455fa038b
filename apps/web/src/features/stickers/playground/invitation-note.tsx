import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { STICKERS_COPY } from '../stickers.copy.ts';
import styles from './invitation-note.module.css';

/** A slip of paper on a page without stickers. */
export function InvitationNote({ onPress }: { readonly onPress: () => void }) {
  const { title, text, action } = STICKERS_COPY.emptyPage;
  return (
    <div className={styles.note}>
      <Wonderling who="pogo" mood="cheering" size={110} className={styles.figure} />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <Button onClick={onPress}>{action}</Button>
    </div>
  );
}
