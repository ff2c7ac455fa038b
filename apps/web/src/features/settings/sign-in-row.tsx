import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import type { BrowserKind } from '@wonderlings/kernel/contract';
import { fill } from '../../lib/copy/fill.ts';
import { dayNumber } from '../../lib/local-day/local-day.ts';
import { leaveIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sections.module.css';
import { BROWSER_WORDS, DEVICE_WORDS, SIGN_INS_COPY } from './sign-ins.copy.ts';

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

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const dayName = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const instant = (day: string) => new Date(`${day}T00:00:00Z`);

/** `A tablet, Firefox`. */
export const placeName = ({ browser }: Pick<SignInPlace, 'browser'>): string =>
  [DEVICE_WORDS[browser.device], BROWSER_WORDS[browser.name]].filter(Boolean).join(', ');

/** When the place was used last. */
export function lastUsed({ lastDay, isThis }: Pick<SignInPlace, 'lastDay' | 'isThis'>, today: string): string {
  const { inUse, last, lastToday, lastYesterday } = SIGN_INS_COPY;
  if (isThis) return inUse;
  const ago = dayNumber(today) - dayNumber(lastDay);
  if (ago <= 1) return ago === 1 ? lastYesterday : lastToday;
  return fill(last, { day: weekday.format(instant(lastDay)) });
}

/** How long it has been signed in, or how long it may come in by itself. */
export const howLong = ({ firstDay, knownUntil }: Pick<SignInPlace, 'firstDay' | 'knownUntil'>): string =>
  knownUntil
    ? fill(SIGN_INS_COPY.knows, { day: dayName.format(instant(knownUntil)) })
    : fill(SIGN_INS_COPY.since, { day: weekday.format(instant(firstDay)) });

const computerIcon: IconShape = {
  fill: 'M4 5h16v10H4z',
  line: 'M5.500 4.500h13c.8 0 1.500.7 1.500 1.500v8.500c0 .8-.7 1.500-1.500 1.500h-13c-.8 0-1.500-.7-1.500-1.500V6c0-.8.7-1.500 1.500-1.500zM12 16v4M8.500 20h7',
};

const PLACE_ICONS: Readonly<Record<BrowserKind['device'], IconShape>> = {
  computer: computerIcon,
  tablet: {
    fill: 'M5 4h14v16H5z',
    line: 'M6.500 3.500h11c.8 0 1.500.7 1.500 1.500v14c0 .8-.7 1.500-1.500 1.500h-11c-.8 0-1.500-.7-1.500-1.500V5c0-.8.7-1.500 1.500-1.500zM11 17.500h2',
  },
  phone: {
    fill: 'M7.500 3h9v18h-9z',
    line: 'M9 3h6c.8 0 1.500.7 1.500 1.500v15c0 .8-.7 1.500-1.500 1.500H9c-.8 0-1.500-.7-1.500-1.500v-15C7.500 3.700 8.200 3 9 3zM11 18h2',
  },
  other: computerIcon,
};
