import { AVATARS } from '@wonderlings/account/avatar-catalogue';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { userIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './profile-picture.module.css';

/** What an emoji of the eight looks like, in a cut-out blob; a plain figure without one. Decoration: say who it is beside it. */
export function ProfilePicture({ emoji }: { readonly emoji: string }) {
  const art = pictureOf(emoji)?.art;
  return (
    <span className={styles.picture}>
      {!art && <Icon shape={userIcon} className={styles.none} />}
      {art && 'companion' in art && <Wonderling who={art.companion} mood="happy" size={64} crop="bust" still />}
      {art && 'sticker' in art && (
        <span className={styles.sticker}>
          <StickerArt sticker={art.sticker} />
        </span>
      )}
    </span>
  );
}

/** The two profile pictures that are no companion: drawn as die-cut stickers in a 64 box. Decoration. */
function StickerArt({ sticker }: { readonly sticker: 'star' | 'rainbow' }) {
  return (
    <svg viewBox="-4 -4 72 72" aria-hidden="true">
      {sticker === 'star' ? <Star /> : <Rainbow />}
    </svg>
  );
}

function Star() {
  return (
    <>
      <path
        d="M32 7l7.500 15.500L56 25 44 37l3 17-15-8-15 8 3-17L8 25l16.500-2.500z"
        fill="#FFD964"
        stroke="#7A5510"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <g fill="#5A3E09">
        <circle cx="27" cy="30" r="2" />
        <circle cx="37" cy="30" r="2" />
      </g>
      <path
        d="M28 35c2.500 2.500 5.500 2.500 8 0"
        fill="none"
        stroke="#5A3E09"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </>
  );
}

function Rainbow() {
  return (
    <>
      <g fill="none" strokeWidth="6">
        <path d="M8 44a24 24 0 0148 0" stroke="#F2788B" />
        <path d="M14 44a18 18 0 0136 0" stroke="#FFCB5C" />
        <path d="M20 44a12 12 0 0124 0" stroke="#7CC8A4" />
      </g>
      <path
        d="M4 46c0-5 6-8 11-5 4-4 11-1 11 5 0 4-4 6-8 6H11c-4 0-7-2-7-6zM38 46c0-6 7-9 11-5 5-3 11 0 11 5 0 4-3 6-7 6h-7c-4 0-8-2-8-6z"
        fill="#FDFBFF"
        stroke="#5A4E86"
        strokeWidth="2.300"
      />
    </>
  );
}

/** An emoji is a picture's name in calls and events; what a child sees is drawn: six by the cast, two as stickers. */
type PictureEntry = (typeof AVATARS)[number];

/** The eight (specification 001, section 9). */
export const PROFILE_PICTURES: readonly PictureEntry[] = AVATARS;

const pictureOf = (emoji: string | null): PictureEntry | undefined =>
  PROFILE_PICTURES.find((picture) => picture.emoji === emoji);
