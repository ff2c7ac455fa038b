import { EarnedPicture } from '../earned-picture.tsx';
import type { EarnedThing } from '../earned-thing.ts';
import styles from './celebration-popup.module.css';
import { WhyLink } from './why-link.tsx';

interface EarnedRowProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

export function EarnedRow({ thing, onFollow }: EarnedRowProps) {
  return (
    <li className={styles.row}>
      <EarnedPicture thing={thing} size={72} />
      <div>
        <p>
          <b className={styles.rowName}>{thing.name}</b>
          {thing.description}
        </p>
        <WhyLink thing={thing} onFollow={onFollow} />
      </div>
    </li>
  );
}
