import { SHELL } from '../../lib/copy/shell.ts';
import { useApplyAppearance } from '../../lib/theme/use-appearance.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { SessionGate } from './session-gate.tsx';
import { TopBar } from './top-bar.tsx';

export function AppShell() {
  useApplyAppearance();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {SHELL.skip}
      </a>
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <SessionGate />
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}
