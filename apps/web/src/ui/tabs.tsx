import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useDeferredValue } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: IconShape;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly items: readonly TabItem<Id>[];
  /** Panels keep their state (typed words, scroll) while another one shows. */
  readonly keepMounted?: boolean;
  /** The page's heading: beside the tabs where there is room for both, above them elsewhere. */
  readonly head?: ReactNode;
  /** On a phone they stay where the thumb is, over the end of what they choose. */
  readonly atThumb?: boolean;
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, onChange, items, keepMounted = false, head, atThumb = false } = props;
  // A tab answers at once; what it chooses follows as soon as it is drawn.
  const shown = useDeferredValue(value);
  const list = (
    <RadixTabs.List aria-label={label} className={styles.list}>
      {items.map((item) => (
        <RadixTabs.Trigger
          key={item.id}
          value={item.id}
          className={styles.tab}
          // Radix gives it the focus by a script, round which browsers draw a ring. What has the focus keeps it as it is.
          onMouseDown={(event) => event.button === 0 && event.currentTarget.focus({ focusVisible: false })}
        >
          {item.icon && <Icon shape={item.icon} />}
          <span>{item.label}</span>
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
  return (
    // Radix knows values as plain strings; only the ids of `items` can come back.
    <RadixTabs.Root
      value={value}
      onValueChange={(id) => onChange(id as Id)}
      className={atThumb ? `${styles.root} ${styles.atThumb}` : styles.root}
    >
      {head ? (
        <div className={styles.head}>
          {head}
          {list}
        </div>
      ) : (
        list
      )}
      {items.map((item) => (
        <RadixTabs.Content
          key={item.id}
          value={item.id}
          className={styles.panel}
          // Every panel has something to press, so it is no stop of its own on the way through the page.
          tabIndex={-1}
          forceMount
          hidden={item.id !== shown}
        >
          {(keepMounted || item.id === shown) && item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
