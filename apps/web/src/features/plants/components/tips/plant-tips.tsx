import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { PLANT_TIPS } from '../../plants.catalogue.ts';
import { PLANTS_COPY } from '../../plants.copy.ts';
import { TipArt } from '../art/tip-art.tsx';
import styles from './plant-tips.module.css';

/** Four tips, with Fern on top of them unless Fern is needed elsewhere on the page. */
export function PlantTips({ hasFern }: { readonly hasFern: boolean }) {
  return (
    <aside className={styles.tips} aria-labelledby="plant-tips">
      {hasFern && (
        <div className={styles.perch}>
          <Wonderling who="fern" mood="happy" size={138} />
        </div>
      )}
      <section className={styles.card}>
        <h2 id="plant-tips" className={styles.heading}>
          {PLANTS_COPY.tipsHeading}
        </h2>
        <ul className={styles.list}>
          {PLANT_TIPS.map(({ id, title, text }) => (
            <li key={id} className={styles.tip}>
              <TipArt tip={id} className={styles.art} />
              <p>
                <b className={styles.title}>{title}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
