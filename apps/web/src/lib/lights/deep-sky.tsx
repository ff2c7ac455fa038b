import styles from './deep-sky.module.css';

/** Few stars and two hills behind a page with the lights down; the dark comes softly. */
export function DeepSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g fill="var(--deep-text)">
          <g className={styles.twinkle}>
            <circle cx="150" cy="160" r="2.2" />
            <circle cx="420" cy="90" r="1.6" />
            <circle cx="980" cy="130" r="2" />
            <circle cx="1300" cy="220" r="1.8" />
            <circle cx="640" cy="60" r="1.5" />
            <circle cx="1140" cy="70" r="1.4" />
          </g>
          <g className={`${styles.twinkle} ${styles.later}`}>
            <circle cx="260" cy="300" r="1.5" />
            <circle cx="80" cy="420" r="2" />
            <circle cx="1380" cy="120" r="2" />
            <circle cx="880" cy="60" r="1.4" />
            <circle cx="540" cy="170" r="1.4" />
            <circle cx="1220" cy="360" r="1.6" />
            <circle cx="330" cy="200" r="1.3" />
          </g>
        </g>
        <path d="M0 760c180-80 380-70 560-14s330 60 500-6 260-60 380-30v190H0z" fill="var(--deep-2)" opacity=".55" />
        <path d="M0 838c220-60 460-46 680-6s460 26 760-30v98H0z" fill="var(--deep-1)" opacity=".5" />
      </svg>
    </div>
  );
}
