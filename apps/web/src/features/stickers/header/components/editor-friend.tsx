import { WONDERLING_IDS } from '../../../../art/companions/cast.ts';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import styles from './header-decoration.module.css';

const SIZE = 168;

/** The buddy beside the box, where there is room for one: it is glad of each sticker. */
export function EditorFriend({ cheering }: { readonly cheering: boolean }) {
  const { user } = useSession();
  const who = WONDERLING_IDS[(user?.selectedWonderling ?? 1) - 1] ?? 'zola';
  return (
    <div className={styles.friend}>
      <Wonderling who={who} mood={cheering ? 'cheering' : 'thinking'} size={SIZE} />
    </div>
  );
}
