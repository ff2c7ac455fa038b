import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-shape.ts';

/** `main` is the one main action of a screen; `text` looks like a link but does something here. */
export type ButtonVariant = 'main' | 'plain' | 'ghost' | 'text';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly icon?: IconShape;
  /** While true the button is disabled and says `pendingLabel`. */
  readonly pending?: boolean;
  readonly pendingLabel?: ReactNode;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'plain',
  icon,
  pending = false,
  pendingLabel,
  wide = false,
  children,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, { wide, className })}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {icon && !pending && <Icon shape={icon} />}
      <span className={styles.label}>{pending && pendingLabel ? pendingLabel : children}</span>
      {pending && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}

/** The look of a button for what is not one (a link). */
export function buttonClass(
  variant: ButtonVariant,
  { wide = false, className }: { readonly wide?: boolean; readonly className?: string | undefined } = {},
): string {
  return [styles.button, styles[variant], wide && styles.wide, className].filter(Boolean).join(' ');
}
