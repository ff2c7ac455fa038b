import { fill } from '../../lib/copy/fill.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { shieldIcon } from '../../ui/icons.ts';
import styles from './footer.module.css';

export function Footer() {
  const { safe, safeNote, copyright } = SHELL.footer;
  return (
    <footer className={styles.footer}>
      <svg className={styles.hill} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60C180 6 380 6 600 42s420 30 560-6 220-20 280 4v50H0z" fill="var(--nav)" />
      </svg>
      <div className={styles.inner}>
        <div>
          <p className={styles.safe}>
            <Icon shape={shieldIcon} />
            {safe}
          </p>
          <p>{safeNote}</p>
        </div>
        <p className={styles.copyright}>{fill(copyright, { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
