import { Wonderling } from '../../../art/companions/wonderling.tsx';
import styles from './glim-light.module.css';

const RINGS = [1, 2, 3] as const;

/** Each answer adds a ring of light around Glim; the dashed one is the ring to come. Decoration. */
export function GlimLight({ answered }: { readonly answered: number }) {
  return (
    <div className={styles.glim} aria-hidden="true">
      {RINGS.map((ring) => (
        <i
          key={ring}
          className={styles.ring}
          data-ring={ring <= answered ? 'lit' : ring === answered + 1 ? 'next' : 'off'}
        />
      ))}
      <Wonderling who="glim" mood="listening" size={230} className={styles.figure} />
    </div>
  );
}
