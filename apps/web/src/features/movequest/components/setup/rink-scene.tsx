import styles from './coach-picker.module.css';

/** A round stage with light behind it, in the coach's own colours (`--c-1` to `--c-3`). Decoration. */
export function RinkScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 300 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="300" height="320" fill="var(--c-2)" />
      <circle cx="150" cy="150" r="128" fill="var(--c-1)" opacity=".75" />
      <circle cx="150" cy="150" r="88" fill="var(--c-1)" />
      <path d="M0 226c70-26 150-22 300-4v98H0z" fill="var(--c-3)" />
      <ellipse cx="150" cy="278" rx="112" ry="25" fill="var(--c-ink)" opacity=".12" />
      <ellipse cx="150" cy="272" rx="112" ry="24" fill="#fffdfb" />
      <ellipse
        cx="150"
        cy="272"
        rx="84"
        ry="15"
        fill="none"
        stroke="var(--c-2)"
        strokeWidth="3.5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
    </svg>
  );
}
