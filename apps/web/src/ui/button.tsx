import { createLink } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import styles from './button.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { useFocusAtEnd, useFocusOverPending } from './kept-focus.ts';

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
  ref,
  ...rest
}: ButtonProps) {
  const own = useOwnRef(ref);
  useFocusOverPending(own, pending);
  return (
    <button
      type="button"
      {...rest}
      ref={own}
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

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant;
  readonly icon?: IconShape;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

function ButtonAnchor({ variant = 'plain', icon, wide = false, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass(variant, { wide, className })}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </a>
  );
}

/** A link that looks like a button: typed like the router's `Link`. */
export const ButtonLink = createLink(ButtonAnchor);

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** What it does, for a user who does not see the icon. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button of an icon alone. Where there is room for a word, use Button. */
export function IconButton({ icon, label, className, ref, ...rest }: IconButtonProps) {
  const own = useOwnRef(ref);
  useFocusAtEnd(own, rest.disabled === true);
  return (
    <button
      type="button"
      {...rest}
      ref={own}
      className={className ? `${styles.round} ${className}` : styles.round}
      aria-label={label}
    >
      <Icon shape={icon} />
    </button>
  );
}

/** The element, for the control itself as well as for `ref`. The cast: `ref` is told of it once it is there. */
function useOwnRef(ref: Ref<HTMLButtonElement> | undefined) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, []);
  return own;
}
