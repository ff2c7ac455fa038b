import styles from './child-check-card.module.css';
import { GlassPicture } from './keepsake/glass-picture.tsx';
import { KeepsakeLink } from './keepsake/keepsake-frame.tsx';
import { CHILD_KEEPSAKE_COPY as COPY } from './proof.copy.ts';

/** The way to the child's own keepsake, below its check. */
export function ChildKeepsakeCard() {
  return (
    <section className={styles.card} aria-labelledby="own-keepsake">
      <div className={styles.window}>
        <GlassPicture places={[]} />
      </div>
      <div className={styles.words}>
        <h2 id="own-keepsake">{COPY.title}</h2>
        <p>{COPY.line}</p>
        <KeepsakeLink reader="child" to="make" variant="plain">
          {COPY.open}
        </KeepsakeLink>
      </div>
    </section>
  );
}
