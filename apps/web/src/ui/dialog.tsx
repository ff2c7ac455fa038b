import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';
import { useReturnFocus, useScrollLock } from './modal.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One sentence under the title that is also read with it. */
  readonly description?: ReactNode;
  /** A picture that leans over the dialog's top edge. */
  readonly figure?: ReactNode;
  readonly closeLabel?: string;
  readonly size?: 'narrow' | 'middle' | 'wide';
  readonly children?: ReactNode;
}

/** A modal dialog: focus is trapped and goes back to its opener, Escape and a press beside it close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  figure,
  closeLabel = 'Close',
  size = 'narrow',
  children,
}: DialogProps) {
  const focus = useReturnFocus();
  useScrollLock(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix' Overlay: that one brings react-remove-scroll, which injects a style tag. */}
        <div className={styles.backdrop}>
          <RadixDialog.Content
            className={`${styles.dialog} ${styles[size]}`}
            onOpenAutoFocus={focus.onOpenAutoFocus}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            {figure && <div className={styles.figure}>{figure}</div>}
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
            {children}
            <RadixDialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon shape={closeIcon} />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface DialogFeetProps {
  /** Stays in sight while what is above it is longer than the window. */
  readonly sticky?: boolean;
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog: the way back first, what it is about last. Side by side also on a phone, where the words let them. */
export function DialogFeet({ sticky = false, children }: DialogFeetProps) {
  return <div className={sticky ? `${styles.feet} ${styles.sticky}` : styles.feet}>{children}</div>;
}
