import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useBusy } from '../../place-to-stop/index.ts';
import { DECORATE_COPY } from './decorate.copy.ts';
import { setDecorating, useDecorating } from './decorating.ts';
import styles from './header-decoration.module.css';
import { headerHeight, showHeaderHeight } from './header-height.ts';
import { useHeaderStickers } from './header-store.ts';
import { StillStrip } from './still-strip.tsx';
import { useHeaderSync } from './use-header-sync.ts';

const HeaderEditor = lazy<ComponentType>(() =>
  import('./header-editor.tsx').then(
    (file) => ({ default: file.HeaderEditor }),
    (reason: unknown) => {
      logFailure('The sticker editor did not come', reason);
      toast({ title: DECORATE_COPY.loadFailed, variant: 'destructive' });
      setDecorating({ decorating: false });
      return { default: () => null };
    },
  ),
);

/** The strip above a page with the child's stickers. It takes no room while it is empty and not being decorated. */
export function HeaderDecoration() {
  const { decorating, dragging } = useDecorating();
  useBusy(decorating || dragging);
  const { stickers } = useHeaderStickers();
  useHeaderSync();
  const height = headerHeight(stickers);
  useLayoutEffect(() => showHeaderHeight(height), [height]);
  const strip = stickers.length > 0 && (
    // A landmark of its own, as the strip lies between those of the bar and the page.
    <section aria-label={DECORATE_COPY.header}>
      <Suspense fallback={<StillStrip stickers={stickers} />}>
        <NamedStrip stickers={stickers} />
      </Suspense>
    </section>
  );
  if (!decorating) return strip || null;
  return (
    <Suspense fallback={strip || <div className={styles.strip} />}>
      <HeaderEditor />
    </Suspense>
  );
}

/** The names of the emoji come a moment later, in a chunk of their own; the strip looks the same until then. */
const NamedStrip = lazy(() =>
  import('./sticker-names.tsx').then(
    (file) => ({ default: file.NamedStrip }),
    (reason: unknown) => {
      logFailure('The names of the stickers did not come', reason);
      return { default: StillStrip };
    },
  ),
);
