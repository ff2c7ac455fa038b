import { Suspense } from 'react';
import { HelpDialog } from '../../features/help/index.tsx';
import { SHELL } from '../../lib/copy/shell.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useApplyAppearance } from '../../lib/theme/use-appearance.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { SessionGate } from './session-gate.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageTransition } from './use-page-transition.ts';

// Neither is needed for the first paint.
const AccessibilityWidget = optionalPart(() =>
  import('../../features/accessibility/index.tsx').then((feature) => feature.AccessibilityWidget),
);
const MusicToggle = optionalPart(() => import('../../features/music/index.tsx').then((feature) => feature.MusicToggle));

export function AppShell() {
  useApplyAppearance();
  const main = usePageTransition();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {SHELL.skip}
      </a>
      <TopBar />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <SessionGate />
      </main>
      <Footer />
      <Suspense fallback={null}>
        <AccessibilityWidget />
        <MusicToggle />
      </Suspense>
      <HelpDialog />
      <Toaster />
    </div>
  );
}
