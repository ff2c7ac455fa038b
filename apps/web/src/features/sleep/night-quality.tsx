import type { ReactNode } from 'react';
import styles from './night-quality.module.css';
import { QUALITY_WORDS, type Quality } from './sleep.catalogue.ts';

/** Every night is a moon, on a box of 48: full, crescent, or with a cloud for a blanket. None of them is a fault. */
const SHAPES: Readonly<Record<Quality, ReactNode>> = {
  perfect: (
    <>
      <path
        data-part="moon"
        d="M24 4.500c12 0 20 8 19.500 20C43 36 35 43.500 23.500 43.500S4 35 4.500 23.500 13 4.500 24 4.500z"
      />
      <path data-part="spots" d="M16 17a3 3 0 100 .1M30 30a4 4 0 100 .1M31 16a2 2 0 100 .1" />
    </>
  ),
  good: <path data-part="moon" d="M16 4.800c14-2 24 7 24 19.200S31 45 16 43.200c9-3 13-11 13-19.200S25 8 16 4.800z" />,
  'needs-improvement': (
    <>
      <path data-part="moon" d="M30 5c-12 0-20 9-19 20 1 10 9 17 18 17 5 0 9-2 12-5-10 1-18-5-19-14-1-8 3-15 8-18z" />
      <path data-part="blanket" d="M20 42c-6 0-9-3-9-7s4-7 8-6c1-5 6-8 11-6 4 1 6 4 6 7 5 0 8 2 8 6s-3 6-8 6z" />
    </>
  ),
};

/** Decoration: the quality stands in words beside it. */
export function Moon({ of, className }: { readonly of: Quality; readonly className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.moon} ${className}` : styles.moon}
      data-quality={of}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {SHAPES[of]}
    </svg>
  );
}

export function QualityTag({ of }: { readonly of: Quality }) {
  return (
    <span className={styles.tag} data-quality={of}>
      {QUALITY_WORDS[of].label}
    </span>
  );
}
