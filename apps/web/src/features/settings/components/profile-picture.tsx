import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { userIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pictureOf } from '../profile-pictures.catalogue.ts';
import styles from './profile-picture.module.css';
import { StickerArt } from './sticker-art.tsx';

/** What an emoji of the eight looks like, in a cut-out blob; a plain figure without one. Decoration: say who it is beside it. */
export function ProfilePicture({ emoji }: { readonly emoji: string }) {
  const art = pictureOf(emoji)?.art;
  return (
    <span className={styles.picture}>
      {!art && <Icon shape={userIcon} className={styles.nobody} />}
      {art && 'companion' in art && <Wonderling who={art.companion} mood="happy" size={64} crop="bust" still />}
      {art && 'sticker' in art && (
        <span className={styles.sticker}>
          <StickerArt sticker={art.sticker} />
        </span>
      )}
    </span>
  );
}
