import { Link } from '@tanstack/react-router';
import { isWonderlingId } from '@wonderlings/account/catalogue';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { Suspense } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { optionalPart } from '../../../lib/optional-part.ts';
import { walkByArrows } from '../../../ui/arrow-keys.ts';
import { helpIcon } from '../../../ui/bar-icons.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { closeIcon, leftIcon, lockIcon, plusIcon } from '../../../ui/icons.ts';
import { PageHeading } from '../../../ui/page.tsx';
import { openHelp } from '../../help/index.ts';
import { AUTH } from '../auth.copy.ts';
import { PICTURES } from './pictures.copy.ts';
import type { ShownPicture } from './shown-pictures.ts';
import styles from './who-is-here.module.css';

/** Pictures that fit on a device. */
const MOST = 6;

// Its sky is there at once, its hills a moment later: a visitor without pictures does not wait for them.
const Land = optionalPart(() => import('../../../art/lands/land.tsx').then(({ Land }) => Land));

interface WhoIsHereProps {
  /** Undefined while the page is painted and this device has not been asked: room for as many as it will say. */
  readonly pictures: readonly ShownPicture[] | undefined;
  /** The one whose child is coming in. */
  readonly opening: string | null;
  /** What did not work, for an eye and for an ear. */
  readonly trouble: string | null;
  /** Pictures are chosen to be taken off. */
  readonly takesOff: boolean;
  readonly onPick: (picture: ShownPicture) => void;
  readonly onTakeOff: (takesOff: boolean) => void;
  readonly onNew: () => void;
  readonly onPassword: () => void;
}

/** The windows of the children who were remembered on this device. */
export function WhoIsHere(props: WhoIsHereProps) {
  const { pictures, opening, trouble, takesOff, onPick, onTakeOff, onNew, onPassword } = props;
  const windows: readonly (ShownPicture | undefined)[] = pictures ?? Array.from({ length: MOST }, () => undefined);
  return (
    <div className={styles.who}>
      <div className={styles.land}>
        <Suspense fallback={null}>{pictures && <Land as="page" time="by-clock" className={styles.drawn} />}</Suspense>
      </div>
      <div className={styles.top}>
        {takesOff && <IconButton icon={leftIcon} label={PICTURES.back} onClick={() => onTakeOff(false)} />}
        <IconButton
          className={styles.help}
          icon={helpIcon}
          label={PICTURES.help}
          aria-haspopup="dialog"
          onClick={() => openHelp()}
        />
      </div>
      <PageHeading
        key={String(takesOff)}
        // Painted, it stands in front of the form, which most devices show in its place.
        {...(pictures ? {} : { title: AUTH.login.heading })}
        className={styles.title}
      >
        {takesOff ? PICTURES.forget.title : PICTURES.title}
      </PageHeading>
      <p className={styles.says} role="status">
        {trouble ?? (opening === null ? '' : PICTURES.opening)}
      </p>
      <ul
        className={styles.windows}
        data-many={(pictures && pictures.length > 3) || undefined}
        onKeyDown={walkByArrows}
      >
        {windows.map((picture, at) => (
          // By its place: a press that came before the app finds its button again.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at}>
            <button
              type="button"
              className={styles.one}
              data-at={at}
              disabled={opening !== null}
              aria-busy={(picture !== undefined && picture.id === opening) || undefined}
              onClick={() => picture && onPick(picture)}
            >
              <span className={styles.window}>
                <span className={styles.hill} />
                {isWonderlingId(picture?.picture) && (
                  <Wonderling who={picture.picture} mood="happy" size={150} className={styles.figure} />
                )}
                {takesOff && <Icon shape={closeIcon} className={styles.off} />}
              </span>
              <b className={styles.name}>
                {isWonderlingId(picture?.picture) ? COMPANION_NAMES[picture.picture] : '\u00a0'}
              </b>
              {picture?.hasCode && <Icon shape={lockIcon} className={styles.code} />}
            </button>
          </li>
        ))}
        {!takesOff && pictures?.length !== MOST && (
          <li>
            <button
              type="button"
              className={`${styles.one} ${styles.other}`}
              disabled={opening !== null}
              onClick={onNew}
            >
              <span className={styles.window}>
                <Icon shape={plusIcon} />
              </span>
              <b className={styles.name}>{PICTURES.newHere}</b>
            </button>
          </li>
        )}
      </ul>
      {(pictures === undefined || pictures.length === MOST) && !takesOff && (
        <p className={styles.full}>{PICTURES.full}</p>
      )}
      <div className={styles.foot}>
        {takesOff ? (
          <Button variant="text" className={styles.act} onClick={() => onTakeOff(false)}>
            {PICTURES.forget.no}
          </Button>
        ) : (
          <>
            <Button variant="text" icon={lockIcon} className={styles.act} onClick={onPassword}>
              {PICTURES.password}
            </Button>
            <Link to="/" className={styles.act}>
              {PICTURES.guest}
            </Link>
            <Button variant="text" className={styles.act} onClick={() => onTakeOff(true)}>
              {PICTURES.forget.label}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
