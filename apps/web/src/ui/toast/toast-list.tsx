import { Toast } from 'radix-ui';
import { Icon } from '../icon.tsx';
import { closeIcon } from '../icons.ts';
import styles from './toast-list.module.css';
import { dismissToast, type ToastItem } from './toast-store.ts';
import { usePlace } from './use-place.ts';

/** Specification 000, section 9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

export function ToastList({ items }: { readonly items: readonly ToastItem[] }) {
  const viewport = usePlace(items.some(({ open }) => open));
  return (
    <Toast.Provider label="Message" duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {items.map((item) => (
        <Toast.Root
          key={item.id}
          open={item.open}
          {...(item.durationMs === undefined ? {} : { duration: item.durationMs })}
          onOpenChange={(open) => !open && dismissToast(item.id)}
          className={item.variant === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
        >
          <div className={styles.words}>
            {item.title && <Toast.Title className={styles.title}>{item.title}</Toast.Title>}
            {item.description && <Toast.Description>{item.description}</Toast.Description>}
            {item.action && (
              <Toast.Action className={styles.action} altText={item.action.label} onClick={item.action.onPress}>
                {item.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={styles.close} aria-label="Close message">
            <Icon shape={closeIcon} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} className={styles.viewport} hotkey={HOTKEY} label="Messages ({hotkey})" />
    </Toast.Provider>
  );
}
