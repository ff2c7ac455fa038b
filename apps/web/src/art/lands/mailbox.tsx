import styles from './things.module.css';

/** With a letter and its flag up, or asleep with the flag down. Decoration. */
export function Mailbox({ hasLetter }: { readonly hasLetter: boolean }) {
  return (
    <svg viewBox="0 0 96 116" aria-hidden="true">
      <ellipse cx="46" cy="110" rx="26" ry="5" fill="var(--w-ink)" opacity=".18" />
      <g stroke="var(--line)" strokeWidth="3.2" strokeLinejoin="round">
        <path d="M41 108V66h10v42z" fill="#9a6a46" />
        <path d="M10 66V44c0-13 8-20 19-20h34c13 0 21 8 21 20v22z" fill="var(--secondary)" />
        <path d="M10 66V44c0-12 8-20 18-20s18 8 18 20v22z" fill="var(--surface)" />
        {hasLetter && (
          <g className={styles.letter}>
            <path d="M14 34l30-9 7 22-30 9z" fill="#fffdf5" />
            <path d="M15 35l19 8 9-17" fill="none" strokeWidth="2.4" />
            <path d="M36 43c-3-3-7 0-4 4 2 2 4 3 6 3 1-2 2-4 2-6 0-4-4-5-4-1z" fill="#f2667f" stroke="none" />
          </g>
        )}
        {hasLetter && <path d="M72 40V14h14l-4 6 4 6H72" fill="#f2667f" />}
      </g>
    </svg>
  );
}
