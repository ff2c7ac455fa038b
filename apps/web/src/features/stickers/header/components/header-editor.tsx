import { useEffect, useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/api/request.ts';
import { setDecorating } from '../../../../lib/decorating/decorating.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { DECORATE_COPY } from '../decorate.copy.ts';
import { type HeaderPicture, type HeaderSticker, newSticker } from '../header-sticker.ts';
import { toggleDecorating } from '../toggle.ts';
import { useHeaderStickers } from '../use-header-stickers.ts';
import { ClearAllDialog } from './clear-all-dialog.tsx';
import { DraggableSticker } from './draggable-sticker.tsx';
import { EditorFriend } from './editor-friend.tsx';
import styles from './header-decoration.module.css';
import { HeaderTools } from './header-tools.tsx';
import { Rope } from './rope.tsx';
import { StickerPicker } from './sticker-picker.tsx';

/** Specification 000, section 2: the picker opens shortly after decoration starts. */
const PICKER_DELAY_MS = 300;

export function HeaderEditor() {
  const strip = useRef<HTMLDivElement>(null);
  const { owner, stickers, change } = useHeaderStickers();
  const [selectedId, select] = useState<string | null>(null);
  const [clearing, setClearing] = useState(false);
  const [picking, setPicking] = useState(false);
  const hint = useId();
  const selected = stickers.find(({ id }) => id === selectedId);

  useEffect(() => {
    // It is at the top of the page, and may have been asked for from far below.
    window.scrollTo(0, 0);
    const timer = setTimeout(() => setPicking(true), PICKER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDecorating({ dragging: false });
    };
  }, []);

  function apply(update: (stickers: readonly HeaderSticker[]) => readonly HeaderSticker[]): void {
    if (!change(update)) toast({ title: DECORATE_COPY.notKept, variant: 'destructive' });
  }
  const replace = (next: HeaderSticker) => apply((all) => all.map((one) => (one.id === next.id ? next : one)));
  function add(picture: HeaderPicture): void {
    const sticker = newSticker(picture, newIdempotencyKey(), stickers.length, Math.random);
    apply((all) => [...all, sticker]);
    select(sticker.id);
  }

  return (
    <section aria-label={DECORATE_COPY.header} className={styles.editor}>
      <div ref={strip} className={`${styles.strip} ${styles.open}`} aria-describedby={hint}>
        <Rope />
        {stickers.map((sticker) => (
          <DraggableSticker
            key={sticker.id}
            sticker={sticker}
            strip={strip}
            selected={sticker.id === selectedId}
            onSelect={() => select(sticker.id)}
            onChange={replace}
            onRemove={() => apply((all) => all.filter(({ id }) => id !== sticker.id))}
          />
        ))}
      </div>
      <div className={styles.panel}>
        <div className={styles.picked}>
          {selected && (
            <HeaderTools
              sticker={selected}
              onChange={replace}
              onRemove={() => apply((all) => all.filter(({ id }) => id !== selected.id))}
            />
          )}
          <p id={hint} className={styles.hint}>
            {DECORATE_COPY.moveHint}
          </p>
        </div>
        {picking && <StickerPicker owner={owner} onPick={add} />}
        <div className={styles.controls}>
          <Button variant="ghost" disabled={stickers.length === 0} onClick={() => setClearing(true)}>
            {DECORATE_COPY.clearAll}
          </Button>
          <Button onClick={toggleDecorating}>{DECORATE_COPY.done}</Button>
        </div>
        <EditorFriend cheering={selected !== undefined} />
      </div>
      <ClearAllDialog
        open={clearing}
        onClose={() => setClearing(false)}
        onClear={() => {
          apply(() => []);
          select(null);
          setClearing(false);
        }}
      />
    </section>
  );
}
