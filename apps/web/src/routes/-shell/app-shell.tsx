import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { HelpDialog } from '../../features/help/index.ts';
import { HeaderDecoration } from '../../features/stickers/index.ts';
import { useApplyWords } from '../../features/words/index.ts';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { answerPresses } from '../../lib/feedback/feedback.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { PaintedContext, useSession } from '../../lib/session/session.ts';
import { stopReading } from '../../lib/speech/speaker.ts';
import { useApplyAppearance } from '../../lib/theme/use-appearance.ts';
import { arriveIn } from '../../ui/steps-through.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { useHidesTools, useIsAlone } from './page-options.ts';
import { SessionGate } from './session-gate.tsx';
import { TakenOver } from './taken-over.tsx';
import { BareTop, TopBar } from './top-bar.tsx';

// Neither is needed for the first paint.
const NewVersion = optionalPart(() => import('./after-page.ts').then((part) => part.NewVersion));
const Visit = optionalPart(() => import('./signed-in.tsx').then((part) => part.Visit));

export function AppShell() {
  useApplyAppearance();
  useApplyWords();
  useEffect(answerPresses, []);
  const { status } = useSession();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const hidesTools = useHidesTools();
  const isAlone = useIsAlone();
  const main = usePageTransition();
  const isAwaited = use(PaintedContext)?.viewer === 'child' && status === 'loading';

  return (
    <TakenOver id="root">
      <div className={styles.shell} data-alone={isAlone || undefined}>
        <a className={styles.skip} href="#main">
          {SHELL.skip}
        </a>
        {isAlone ? <BareTop /> : <TopBar />}
        {!hidesTools && !isAwaited && <HeaderDecoration />}
        <main id="main" ref={main} className={styles.main} tabIndex={-1} data-awaited={isAwaited || undefined}>
          <SessionGate />
        </main>
        {!isAlone && <Footer />}
        <Suspense fallback={null}>{status === 'signed-in' && <Visit />}</Suspense>
        <Suspense fallback={null}>
          <NewVersion page={page} />
        </Suspense>
        <HelpDialog />
        <Toaster />
      </div>
    </TakenOver>
  );
}

const ENTER_MS = 240;

/** A new page comes in softly, or opens out of what was pressed, unless motion is not wanted; what was being read aloud belongs to the page before. */
function usePageTransition(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        stopReading();
        const main = page.current;
        if (!main || wantsCalmMotion() || arriveIn(main)) return;
        main.animate?.(ENTER, { duration: ENTER_MS, easing: 'ease-out' });
      }),
    [router],
  );
  return page;
}

/** Opacity alone: a moving ancestor would carry what is fixed to the window with it. */
const ENTER = [{ opacity: 0 }, { opacity: 1 }];
