import { EarnedPicture } from '../earned-picture.tsx';
import type { EarnedThing } from '../earned-thing.ts';
import styles from './celebration-popup.module.css';
import { WhyLink } from './why-link.tsx';

interface EarnedOneProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

export function EarnedOne({ thing, onFollow }: EarnedOneProps) {
  return (
    <div className={styles.one}>
      <span className={styles.stage}>
        <EarnedPicture thing={thing} size={152} />
      </span>
      <p>
        <b className={styles.name}>{thing.name}</b>
        {thing.description}
      </p>
      <WhyLink thing={thing} onFollow={onFollow} />
    </div>
  );
}
