import styles from './house-window.module.css';

export type WindowKind = 'lit' | 'rest' | 'shut' | 'next' | 'cracked';

/** From below left to above right: in this order they light up. */
const PANES = [
  'M8 24.3h12.600V37H8z',
  'M23.400 24.3H36V37H23.400z',
  'M8 12.500C10 9 16 7.500 20.600 7.300v14.200H8z',
  'M23.400 7.300C28 7.500 34 9 36 12.500v9H23.400z',
] as const;
const ARCH = 'M5 11C11 5 33 5 39 11v29H5z';

/** The window of a day; decoration, as words beside it say what it shows. */
export function HouseWindow({ kind, panes = 0 }: { readonly kind: WindowKind; readonly panes?: number }) {
  return (
    <svg className={styles.window} viewBox="0 0 44 44" aria-hidden="true" data-window={kind}>
      {kind === 'lit' && <Panes lit={panes} />}
      {kind === 'cracked' && <Cracked />}
      {kind !== 'lit' && kind !== 'cracked' && <Shut kind={kind} />}
    </svg>
  );
}

function Panes({ lit }: { readonly lit: number }) {
  return (
    <>
      <path d="M4 10C10 3 34 3 40 10v31H4z" className={styles.frame} strokeWidth="2.2" strokeLinejoin="round" />
      {PANES.map((pane, index) => (
        <path key={pane} d={pane} className={index < lit ? styles.lamp : styles.glass} />
      ))}
      <path d="M2 41.500h40" className={styles.sill} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Shut({ kind }: { readonly kind: Exclude<WindowKind, 'lit' | 'cracked'> }) {
  if (kind === 'next') {
    return <path d={ARCH} className={styles.next} strokeWidth="1.8" strokeDasharray="1 5" strokeLinecap="round" />;
  }
  const slats =
    kind === 'rest'
      ? 'M22 6.500V28M10 15h8M10 21h8M26 15h8M26 21h8'
      : 'M22 6.500v33.500M10 15h8M10 21h8M10 27h8M10 33h8M26 15h8M26 21h8M26 27h8M26 33h8';
  return (
    <>
      <path d={ARCH} className={styles.shutter} />
      <path d={slats} className={styles.slats} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M3 41.500h38" className={styles.step} strokeWidth="2.6" strokeLinecap="round" />
      {kind === 'rest' && <Seed />}
    </>
  );
}

/** An entry that does not fit. */
const Cracked = () => (
  <g className={styles.cracked} strokeLinejoin="round" strokeLinecap="round">
    <path d="M4 10C10 3 34 3 40 10v31H4z" className={styles.broken} strokeWidth="2.6" />
    <path d="M22 7v14l-6 5 7 4-4 10M22 21l8 3 6-3M16 26l-9 1" fill="none" strokeWidth="2.2" />
    <path d="M2 41.500h40" strokeWidth="3" />
  </g>
);

/** It rests on the sill, as in the garden. */
const Seed = () => (
  <>
    <g transform="rotate(-14 22 34)" fill="#d99a5b" stroke="#5b3515" strokeWidth="2">
      <ellipse cx="22" cy="34" rx="9.5" ry="6.5" />
    </g>
    <path d="M17 33c2-2 4-3 6-3" stroke="#fbe3c3" strokeWidth="2" strokeLinecap="round" fill="none" />
  </>
);
