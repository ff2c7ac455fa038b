import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { giveFeedback } from '../lib/feedback/feedback.ts';
import { IconButton } from './button.tsx';
import { closeIcon } from './icons.ts';
import { useReturnFocus } from './modal.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly closeLabel?: string;
  readonly size?: 'narrow' | 'wide';
  /** Where its opener is, and so itself from 800 px: in the bar, or in the window's lower left corner. */
  readonly from?: 'bar' | 'corner';
  readonly children: ReactNode;
}

/**
 * A panel of tools beside the page, which stays in sight and in use: from the bottom on a phone, beside its opener from 800 px.
 * Escape, a press beside it and its own button close it.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel = 'Close',
  size = 'wide',
  from = 'bar',
  children,
}: SheetProps) {
  const left = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open !== wasOpen.current) giveFeedback(open ? 'sheet' : 'sheetAway');
    wasOpen.current = open;
  }, [open]);
  const { opener, onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(() => left.current);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className={`${styles.sheet} ${styles[size]} ${styles[from]}`}
          aria-describedby={undefined}
          onEscapeKeyDown={() => {
            left.current = false;
          }}
          onInteractOutside={(event) => {
            // The opener closes it by itself; closed here as well, its press would open it again.
            if (event.target instanceof Node && opener.current?.contains(event.target)) return event.preventDefault();
            left.current = true;
          }}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton
                label={closeLabel}
                icon={closeIcon}
                onClick={() => {
                  left.current = false;
                }}
              />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
