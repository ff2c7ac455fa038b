import { fill } from '../../../../lib/copy/fill.ts';
import { EarnedPicture, type EarnedThing } from '../../../celebrations/index.ts';
import { OWN_COPY } from '../../journal.copy.ts';
import styles from './earned-list.module.css';

interface EarnedListProps {
  readonly heading: string;
  readonly earned: readonly Omit<EarnedThing, 'kind'>[];
}

/** Specification 001, section 9. */
const SHOWN = 2;

/** The first two by name, and how many more there are. */
export function EarnedList({ heading, earned }: EarnedListProps) {
  if (earned.length === 0) return null;
  const further = earned.length - SHOWN;
  return (
    <section className={styles.earned}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {earned.slice(0, SHOWN).map((thing) => (
          <li key={thing.id} className={styles.one}>
            <EarnedPicture thing={thing} size={60} />
            <p>
              <b className={styles.name}>{thing.name}</b>
              {thing.description}
            </p>
          </li>
        ))}
      </ul>
      {further > 0 && <p className={styles.further}>{fill(OWN_COPY.more, { n: further })}</p>}
    </section>
  );
}
