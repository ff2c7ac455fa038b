import styles from './bubble.module.css';

/** Motes of light: two handfuls drawn in with the breath, two released. Each handful moves as one layer. */
export function Motes() {
  return (
    <>
      <Handful moves="gather" />
      <Handful moves="gather" late />
      <Handful moves="scatter" />
      <Handful moves="scatter" late />
    </>
  );
}

function Handful({ moves, late = false }: { readonly moves: 'gather' | 'scatter'; readonly late?: boolean }) {
  return (
    <span
      className={late ? `${styles.drift} ${styles.late}` : styles.drift}
      data-moves={moves}
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
