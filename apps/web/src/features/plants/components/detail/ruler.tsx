import type { GrowthScale } from '../../growth-scale.ts';
import styles from './ruler.module.css';

/** Centimeters from the soil up. The stems carry their own numbers, so it is for the eyes alone. */
export function Ruler({ scale: { marks, pxPerCm } }: { readonly scale: GrowthScale }) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {marks.slice(1).map((cm) => (
        <span key={cm} className={styles.mark} style={{ bottom: `${cm * pxPerCm}px` }}>
          {cm}
        </span>
      ))}
    </div>
  );
}
