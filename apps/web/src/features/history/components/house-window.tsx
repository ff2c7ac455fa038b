import styles from './house-window.module.css';

/** How many panes have the light on; a month to come, or one without a visit, has its shutters closed. */
export type HouseWindowState = 0 | 1 | 2 | 3 | 4 | 'next' | 'shut';

const PANES = [
  'M8 24.3h12.6V37H8z',
  'M23.4 24.3H36V37H23.4z',
  'M8 12.5C10 9 16 7.5 20.6 7.3v14.2H8z',
  'M23.4 7.3C28 7.5 34 9 36 12.5v9H23.4z',
] as const;

/** More days, more panes. */
export const panesOf = (days: number): HouseWindowState =>
  days === 0 ? 'shut' : days < 6 ? 1 : days < 13 ? 2 : days < 20 ? 3 : 4;

/** A small window of a house; what it means stands beside it in words. */
export function HouseWindow({ state }: { readonly state: HouseWindowState }) {
  return (
    <svg className={styles.window} viewBox="0 0 44 44" aria-hidden="true">
      {state === 'next' && <path className={styles.next} d="M5 11C11 5 33 5 39 11v29H5z" />}
      {state === 'shut' && (
        <>
          <path className={styles.shutter} d="M5 11C11 5 33 5 39 11v29H5z" />
          <path
            className={styles.slats}
            d="M22 6.5v33.5M10 15h8M10 21h8M10 27h8M10 33h8M26 15h8M26 21h8M26 27h8M26 33h8"
          />
          <path className={styles.sill} d="M3 41.5h38" />
        </>
      )}
      {typeof state === 'number' && (
        <>
          <path className={styles.frame} d="M4 10C10 3 34 3 40 10v31H4z" />
          {PANES.map((pane, index) => (
            <path key={pane} className={index < state ? styles.lamp : styles.glass} d={pane} />
          ))}
          <path className={styles.sill} d="M2 41.5h40" />
        </>
      )}
    </svg>
  );
}
