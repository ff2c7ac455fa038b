import type { ReactNode } from 'react';
import styles from './plant-picture.module.css';

/** A plant as a picture of its own, on its shadow; what it shows is said in words beside it. */
export function PlantPicture({ children, bare = false }: { readonly children: ReactNode; readonly bare?: boolean }) {
  return (
    <svg className={styles.picture} viewBox="-26 -30 52 68" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {!bare && <ellipse className={styles.shadow} cy="35" rx="19" ry="4" />}
      <g className={styles.plant} data-plant>
        {children}
      </g>
    </svg>
  );
}
