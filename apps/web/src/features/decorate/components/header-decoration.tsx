import { type ComponentType, lazy, Suspense } from 'react';
import { setDecorating, useDecorating } from '../../../lib/decorating/decorating.ts';
import { logFailure } from '../../../lib/log.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { DECORATE_COPY } from '../decorate.copy.ts';
import { nameOf } from '../name-of.ts';
import { useHeaderStickers } from '../use-header-stickers.ts';
import { useHeaderSync } from '../use-header-sync.ts';
import styles from './header-decoration.module.css';
import { placeOf } from './place-of.ts';

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

/** The strip above a page with the child's stickers. It takes no room while it is empty and nobody decorates. */
export function HeaderDecoration() {
  const { decorating } = useDecorating();
  const { stickers } = useHeaderStickers();
  useHeaderSync();
  const strip = stickers.length > 0 && <StillStrip />;
  if (!decorating) return strip || null;
  return (
    <Suspense fallback={strip || <div className={styles.strip} />}>
      <HeaderEditor />
    </Suspense>
  );
}

function StillStrip() {
  const { stickers } = useHeaderStickers();
  const names = stickers.map(({ emoji }) => nameOf(emoji));
  return (
    <div className={styles.strip} role="img" aria-label={`${DECORATE_COPY.stickers}: ${names.join(', ')}`}>
      {stickers.map((sticker) => (
        <span key={sticker.id} className={styles.sticker} style={placeOf(sticker)}>
          {sticker.emoji}
        </span>
      ))}
    </div>
  );
}
