import { RadioGroup } from 'radix-ui';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { seatIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './move-ways.module.css';
import type { MoveWords } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';

export type Way = 'standing' | 'seated';

const standIcon: IconShape = {
  fill: 'M12 3a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM9 10h6v6H9z',
  line: 'M12 3a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM6 9.500l3 1h6l3-1M9 10.500v4.500l-1.500 6M15 10.500v4.500l1.500 6M9 15h6',
};

interface WayLook {
  readonly name: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly words: (move: MoveWords) => string;
}
const LOOKS: Readonly<Record<Way, WayLook>> = {
  standing: {
    ...{ name: COPY.standing, label: COPY.standingLabel, icon: standIcon },
    words: ({ instruction }) => instruction,
  },
  seated: { name: COPY.seated, label: COPY.seatedLabel, icon: seatIcon, words: ({ seated }) => seated },
};

interface MoveWaysProps {
  readonly move: MoveWords;
  readonly way: Way;
  readonly seatedFirst: boolean;
  readonly onChoose: (way: Way) => void;
}

/**
 * Two ways to do a move, of one size and weight; the coach shows the chosen one. Where there is little room the words of both stand
 * under their names: the chosen one's large, the other's small.
 */
export function MoveWays({ move, way, seatedFirst, onChoose }: MoveWaysProps) {
  const ways: readonly Way[] = seatedFirst ? ['seated', 'standing'] : ['standing', 'seated'];
  const other = LOOKS[way === 'seated' ? 'standing' : 'seated'];
  return (
    <div className={styles.both}>
      <RadioGroup.Root
        className={styles.ways}
        aria-label={COPY.ways}
        value={way}
        // Radix knows values as plain strings; only the two ways can come back.
        onValueChange={(next) => onChoose(next as Way)}
      >
        {ways.map((id) => {
          const { name, label, icon, words } = LOOKS[id];
          return (
            <RadioGroup.Item key={id} value={id} className={styles.way} aria-label={`${label} ${words(move)}`}>
              <span className={styles.head}>
                <Icon shape={icon} />
                <b className={styles.label}>{label}</b>
                <b className={styles.name}>{name}</b>
                <Icon shape={checkIcon} className={styles.tick} />
              </span>
              <span className={hidden.hiddenBelowDesk}>
                <Unbroken>{words(move)}</Unbroken>
              </span>
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
      <p className={styles.lead} aria-hidden="true">
        <Unbroken>{LOOKS[way].words(move)}</Unbroken>
      </p>
      <p className={styles.other} aria-hidden="true">
        <b>{other.label}</b> <Unbroken>{other.words(move)}</Unbroken>
      </p>
    </div>
  );
}
