import { QUALITY_WORDS, type Quality } from '../sleep.catalogue.ts';
import styles from './quality-tag.module.css';

export function QualityTag({ of }: { readonly of: Quality }) {
  return (
    <span className={styles.tag} data-quality={of}>
      {QUALITY_WORDS[of].label}
    </span>
  );
}
