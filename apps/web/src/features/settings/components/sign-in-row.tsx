import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLACE_ICONS } from '../place-icons.ts';
import { placeDays, placeName } from '../sign-in-words.ts';
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
    <li className={styles.place}>
      <span className={styles.icon}>
        <Icon shape={PLACE_ICONS[place.browser.device]} />
      </span>
      <div>
        <p className={styles.name}>
          {name}
          {place.isThis && <Tag accent>{SIGN_INS_COPY.here}</Tag>}
        </p>
        <p className={styles.note}>
          {placeDays(place, today)}
          {place.kind === 'device' && `. ${SIGN_INS_COPY.remembered}`}
        </p>
      </div>
      {!place.isThis && (
        <Button pending={ending} pendingLabel={SIGN_INS_COPY.ending} disabled={disabled} onClick={onEnd}>
          {SIGN_INS_COPY.end}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
