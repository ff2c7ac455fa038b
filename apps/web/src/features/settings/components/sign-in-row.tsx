import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { leaveIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLACE_ICONS } from '../place-icons.ts';
import { howLong, lastUsed, placeName } from '../sign-in-words.ts';
import { SIGN_INS_COPY } from '../sign-ins.copy.ts';
import styles from './sign-ins-section.module.css';

interface SignInRowProps {
  readonly place: SignInPlace;
  readonly today: string;
  /** It is being ended. */
  readonly ending: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/** One place: what kind of browser, since when, and the way out; none for where the child is now. */
export function SignInRow({ place, today, ending, disabled, onEnd }: SignInRowProps) {
  const name = placeName(place);
  return (
    <li className={place.isThis ? `${styles.place} ${styles.thisOne}` : styles.place}>
      <span className={styles.icon}>
        <Icon shape={PLACE_ICONS[place.browser.device]} />
      </span>
      <div>
        <h3 className={styles.name}>
          {name}
          {place.isThis && (
            <>
              {' '}
              <Tag accent>{SIGN_INS_COPY.thisOne}</Tag>
            </>
          )}
        </h3>
        <p>{lastUsed(place, today)}</p>
        <p className={styles.note}>{howLong(place)}</p>
      </div>
      {place.isThis ? (
        <span className={styles.here}>{SIGN_INS_COPY.here}</span>
      ) : (
        <Button
          icon={leaveIcon}
          pending={ending}
          pendingLabel={SIGN_INS_COPY.ending}
          disabled={disabled}
          onClick={onEnd}
        >
          {SIGN_INS_COPY.end}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
