import { wonderlingAt } from '@wonderlings/account/catalogue';
import { useEffect, useId, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { noteDone } from '../../suggestion/index.ts';
import { isSamePlace } from '../placing/place.ts';
import { StickerTools } from '../placing/sticker-tools.tsx';
import { DECORATE_COPY } from './decorate.copy.ts';
import { toggleDecorating } from './decorate-button.tsx';
import { setDecorating } from './decorating.ts';
import { DraggableSticker } from './draggable-sticker.tsx';
import styles from './header-decoration.module.css';
import { type HeaderPicture, type HeaderSticker, newSticker, resized, SCALE, turned } from './header-sticker.ts';
import { useHeaderStickers } from './header-store.ts';
import { useNameOf } from './sticker-names.tsx';
import { StickerPicker } from './sticker-picker.tsx';
import { Rope, StickerFace } from './still-strip.tsx';

/** Specification 000, section 2: the picker opens shortly after decoration starts. */
const PICKER_DELAY_MS = 300;

export function HeaderEditor() {
  const say = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const { user } = useSession();
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

  /** Whether it is kept. */
  function apply(update: (stickers: readonly HeaderSticker[]) => readonly HeaderSticker[]): boolean {
    const isKept = change(update);
    if (!isKept) toast({ title: DECORATE_COPY.notKept, variant: 'destructive' });
    return isKept;
  }
  /** As home suggests it, here as on the page of stickers: one was put up, or stands elsewhere now. */
  const noteChanged = () => user && noteDone(user.id, 'stickers/place', new Date());
  function replace(next: HeaderSticker): void {
    const before = stickers.find(({ id }) => id === next.id);
    if (apply((all) => all.map((one) => (one.id === next.id ? next : one))) && before && !isSamePlace(before, next))
      noteChanged();
  }
  function add(picture: HeaderPicture): void {
    const sticker = newSticker(picture, newIdempotencyKey(), stickers.length, Math.random);
    if (apply((all) => [...all, sticker])) noteChanged();
    giveFeedback('stamp');
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
            {say(DECORATE_COPY.moveHint)}
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

interface HeaderToolsProps {
  readonly sticker: HeaderSticker;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

function HeaderTools({ sticker, onChange, onRemove }: HeaderToolsProps) {
  const nameOf = useNameOf();
  return (
    <StickerTools
      label={nameOf(sticker)}
      canShrink={sticker.scale > SCALE.min}
      canGrow={sticker.scale < SCALE.max}
      onTurn={(direction) => onChange(turned(sticker, direction))}
      onResize={(direction) => onChange(resized(sticker, direction))}
      onRemove={onRemove}
    >
      <span className={styles.which} aria-hidden="true">
        <StickerFace picture={sticker} />
      </span>
    </StickerTools>
  );
}

const SIZE = 168;

/** The buddy beside the box, where there is room for one: it is glad of each sticker. */
function EditorFriend({ cheering }: { readonly cheering: boolean }) {
  const { user } = useSession();
  const who = wonderlingAt(user?.selectedWonderling) ?? 'zola';
  return (
    <div className={styles.friend}>
      <Wonderling who={who} mood={cheering ? 'cheering' : 'thinking'} size={SIZE} />
    </div>
  );
}

interface ClearAllDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

function ClearAllDialog({ open, onClose, onClear }: ClearAllDialogProps) {
  const say = useWords();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={DECORATE_COPY.clearTitle}
      description={say(DECORATE_COPY.clearText)}
    >
      <div className={styles.controls}>
        <Button onClick={onClose}>{DECORATE_COPY.cancel}</Button>
        <Button variant="main" onClick={onClear}>
          {DECORATE_COPY.clearAll}
        </Button>
      </div>
    </Dialog>
  );
}
