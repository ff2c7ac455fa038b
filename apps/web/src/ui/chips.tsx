import { RadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { checkIcon } from './bar-icons.ts';
import styles from './chips.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ChipItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: IconShape;
  readonly disabled?: boolean;
}

interface ChipGroupProps<Id extends string> {
  readonly label: string;
  /** For a group whose meaning is plain from what stands around it; screen readers still hear the label. */
  readonly hideLabel?: boolean;
  readonly items: readonly ChipItem<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly disabled?: boolean;
}

/** One of a few, all in sight: a radio group that looks like chips. Arrow keys go from one to the next. */
export function ChipGroup<Id extends string>(props: ChipGroupProps<Id>) {
  const { label, hideLabel = false, items, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <div className={styles.group}>
      {hideLabel ? (
        <VisuallyHidden>
          <span id={id}>{label}</span>
        </VisuallyHidden>
      ) : (
        <span id={id} className={styles.legend}>
          {label}
        </span>
      )}
      <RadioGroup.Root
        className={styles.chips}
        aria-labelledby={id}
        value={value}
        disabled={disabled}
        // Radix knows values as plain strings; only the ids of `items` can come back.
        onValueChange={(next) => onChange(next as Id)}
      >
        {items.map((item) => (
          <RadioGroup.Item
            key={item.id}
            value={item.id}
            className={styles.chip}
            disabled={disabled || item.disabled === true}
          >
            <Icon shape={checkIcon} className={styles.tick} />
            {item.icon && item.id !== value && <Icon shape={item.icon} />}
            <span>{item.label}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

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
