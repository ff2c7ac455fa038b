import { COPING_LABELS, type COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { closeIcon, heartIcon } from '../../../../ui/icons.ts';
import { useReturnFocus } from '../../../../ui/use-return-focus.ts';
import { useScrollLock } from '../../../../ui/use-scroll-lock.ts';
import { COPING_COPY } from '../../coping.copy.ts';
import { ToolPicture } from '../../helped/tool-picture.tsx';
import { ToolMeta } from '../tool-meta.tsx';
import styles from './tool-dialog.module.css';
import { ToolSteps } from './tool-steps.tsx';

interface ToolDialogProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  readonly liked: boolean;
  readonly onLike: () => void;
  /** "Got it! Let's try this", once the dialog is closed: the focus then belongs to what comes on the page. */
  readonly onTry: () => void;
  readonly onClose: () => void;
}

/** One tool, open: head and foot stay while the steps scroll, and Tuck leans over the edge. */
export function ToolDialog({ tool, liked, onLike, onTry, onClose }: ToolDialogProps) {
  const tries = useRef(false);
  const body = useRef<HTMLElement>(null);
  const focus = useReturnFocus(() => tries.current);
  useScrollLock(true);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {/* Not Radix' Overlay: that one brings react-remove-scroll, which injects a style tag. */}
        <div className={styles.backdrop}>
          <RadixDialog.Content
            className={styles.dialog}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              // On what scrolls, so that the arrow keys read on at once.
              event.preventDefault();
              body.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              focus.onCloseAutoFocus(event);
              // Not before: an open dialog would take the focus back from the card that comes.
              if (tries.current) onTry();
            }}
          >
            <Wonderling who="tuck" mood="listening" size={150} className={styles.tuck} />
            <div className={styles.paper}>
              <header className={styles.head}>
                <ToolPicture tool={tool} className={styles.picture} />
                <div>
                  <RadixDialog.Title className={styles.title}>{tool.title}</RadixDialog.Title>
                  <ToolMeta tool={tool} />
                </div>
                <RadixDialog.Close asChild>
                  <IconButton icon={closeIcon} label={COPING_COPY.close} />
                </RadixDialog.Close>
              </header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
              <section ref={body} className={styles.body} aria-label={COPING_LABELS.stepsHeading} tabIndex={0}>
                <RadixDialog.Description className={styles.lead}>{tool.description}</RadixDialog.Description>
                <ToolSteps tool={tool} onTry={onTry} />
              </section>
              <footer className={styles.foot}>
                <Button
                  icon={heartIcon}
                  className={styles.heart}
                  aria-pressed={liked}
                  aria-label={fill(COPING_COPY.favorite, { title: tool.title })}
                  onClick={onLike}
                >
                  {COPING_LABELS.categories.favorites}
                </Button>
                <Button
                  variant="main"
                  className={styles.try}
                  onClick={() => {
                    tries.current = true;
                    onClose();
                  }}
                >
                  {COPING_LABELS.close}
                </Button>
              </footer>
            </div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
