import { Wonderling } from '../../../art/companions/wonderling.tsx';
import styles from './take-along.module.css';

/** Tuck with the box: open while it is being packed. */
export function Parcel({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <div className={styles.packing}>
      <svg className={styles.box} viewBox="0 0 200 150" aria-hidden="true">
        <ellipse cx="100" cy="140" rx="80" ry="8" fill="var(--line)" opacity=".12" />
        {isOpen && (
          <path
            d="M36 62l-20-26 62-18 22 26zM164 62l20-26-62-18-22 26z"
            fill="color-mix(in srgb, var(--accent) 70%, var(--surface))"
          />
        )}
        <path d="M36 60h128l-8 74c-1 5-4 7-9 7H53c-5 0-8-2-9-7z" fill="var(--accent)" />
        {!isOpen && <path d="M30 40h140l-4 24H34z" fill="color-mix(in srgb, var(--accent) 70%, var(--surface))" />}
        <path d="M36 60h128l-2 18H38z" fill="var(--line)" opacity=".12" />
        <path d="M88 60h24v81H88z" fill="color-mix(in srgb, var(--secondary) 80%, var(--surface))" />
      </svg>
      <Wonderling who="tuck" mood={isOpen ? 'happy' : 'cheering'} size={140} className={styles.tuck} />
    </div>
  );
}
