import styles from './bubble.module.css';

/** Motes of light: two handfuls drawn in with the breath, two released. Each handful moves as one layer. */
export function Motes() {
  return (
    <>
      <Handful breath="gather" />
      <Handful breath="gather" late />
      <Handful breath="scatter" />
      <Handful breath="scatter" late />
    </>
  );
}

function Handful({ breath, late = false }: { readonly breath: 'gather' | 'scatter'; readonly late?: boolean }) {
  return (
    <span
      className={late ? `${styles.drift} ${styles.late}` : styles.drift}
      data-breath={breath}
      data-late={late ? '' : undefined}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
