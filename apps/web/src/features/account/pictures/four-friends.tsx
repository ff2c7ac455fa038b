import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { type ReactNode, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { soundsLike } from '../../../lib/feedback/feedback.ts';
import { walkByArrows } from '../../../ui/arrow-keys.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './four-friends.module.css';
import { PICTURE_CODE } from './pictures.copy.ts';

const FOUR = [0, 1, 2, 3] as const;

interface FourFriendsProps {
  readonly picked: readonly WonderlingId[];
  readonly onPick: (picked: readonly WonderlingId[]) => void;
  /** The four are being looked at. */
  readonly busy?: boolean;
  /** They were not right: the slots empty one after the other. */
  readonly wrong?: boolean;
  readonly says: ReactNode;
}

/** Twelve companions, each time in other places, of whom four are picked. The slots tell how many, never who. */
export function FourFriends({ picked, onPick, busy = false, wrong = false, says }: FourFriendsProps) {
  const [places] = useState(() => shuffled(WONDERLING_IDS));
  const count = fill(PICTURE_CODE.picked, { n: picked.length });
  const toggle = (id: WonderlingId) => {
    if (busy) return;
    if (picked.includes(id)) onPick(picked.filter((one) => one !== id));
    else if (picked.length < FOUR.length) onPick([...picked, id]);
  };
  return (
    <>
      <div className={styles.slots} role="img" aria-label={count} data-wrong={wrong || undefined}>
        {FOUR.map((slot) => (
          <i key={slot} className={styles.slot} data-on={slot < picked.length || undefined}>
            <Icon shape={checkIcon} />
          </i>
        ))}
      </div>
      <div className={styles.says} role="status">
        <VisuallyHidden>{`${count}.`}</VisuallyHidden> {says}
      </div>
      <fieldset className={styles.twelve} onKeyDown={walkByArrows}>
        <legend className={styles.legend}>{PICTURE_CODE.all}</legend>
        {places.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.friend}
            aria-pressed={picked.includes(id)}
            aria-disabled={busy || undefined}
            aria-label={COMPANION_NAMES[id]}
            onClick={() => toggle(id)}
            {...soundsLike('code')}
          >
            <span className={styles.face}>
              <Wonderling who={id} crop="bust" size={96} still />
            </span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** Fisher and Yates. Which places they have is no secret: it only keeps a finger's path from being one. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    // Both are places in it.
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
