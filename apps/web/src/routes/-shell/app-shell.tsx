import { Suspense } from 'react';
import { HeaderDecoration } from '../../features/decorate/index.tsx';
import { HelpDialog } from '../../features/help/index.tsx';
import { SHELL } from '../../lib/copy/shell.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { useApplyAppearance } from '../../lib/theme/use-appearance.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { SessionGate } from './session-gate.tsx';
import { TopBar } from './top-bar.tsx';
import { useHidesTools } from './use-hides-tools.ts';
import { usePageTransition } from './use-page-transition.ts';

// None is needed for the first paint.
const AccessibilityWidget = optionalPart(() =>
  import('../../features/accessibility/index.tsx').then((feature) => feature.AccessibilityWidget),
);
const Visit = optionalPart(() => import('./visit.tsx').then((file) => file.Visit));
const MusicToggle = optionalPart(() => import('../../features/music/index.tsx').then((feature) => feature.MusicToggle));

export function AppShell() {
  useApplyAppearance();
  const { status } = useSession();
  const hidesTools = useHidesTools();
  const main = usePageTransition();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {SHELL.skip}
      </a>
      <TopBar />
      {!hidesTools && <HeaderDecoration />}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <SessionGate />
      </main>
      <Footer />
      <Suspense fallback={null}>
        <AccessibilityWidget />
        <MusicToggle />
      </Suspense>
      <Suspense fallback={null}>{status === 'signed-in' && <Visit />}</Suspense>
      <HelpDialog />
      <Toaster />
    </div>
  );
}
