import styles from './empty-sills.module.css';

/** Windows without a plant, so that a small garden looks like one with room. There is nothing to do with them. */
export function EmptySills({ count }: { readonly count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={place} className={styles.sill} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 380"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={styles.drawing}
      >
        <path d="M150 30v206M40 118h220" />
        <path d="M46 30h208c10 0 14 5 14 14v192H32V44c0-9 4-14 14-14z" />
        <path d="M20 236h260v20H20z" />
        <path d="M118 182h64l-8 54h-48zM112 164h76l-2 18h-72z" className={styles.pot} />
      </svg>
    </li>
  ));
}
