import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** What it does, for a user who does not see the icon. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button of an icon alone. Where there is room for a word, use Button. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.round} ${className}` : styles.round}
      aria-label={label}
    >
      <Icon shape={icon} />
    </button>
  );
}
