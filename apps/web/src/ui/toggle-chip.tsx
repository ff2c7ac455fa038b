import type { ReactNode } from 'react';
import { checkIcon } from './bar-icons.ts';
import styles from './chip.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface ToggleChipProps {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  readonly icon?: IconShape;
  readonly disabled?: boolean;
}

/** A chip that is on or off by itself. Of several where one holds, use ChipGroup. */
export function ToggleChip({ children, pressed, onChange, icon, disabled = false }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      <Icon shape={checkIcon} className={styles.tick} />
      {icon && !pressed && <Icon shape={icon} />}
      <span>{children}</span>
    </button>
  );
}
