import { CRAYONS } from '@wonderlings/journal/catalogue';
import type { CrayonId } from '@wonderlings/journal/drawing-contract';
import { useWords } from '../../../lib/words/words.ts';
import styles from './crayon-tray.module.css';
import { DRAWING_COPY } from './drawing.copy.ts';

/** Wax and the shade of its paper sleeve; the line that it draws is the catalogue's. */
const WAX: Readonly<Record<CrayonId, readonly [wax: string, sleeve: string]>> = {
  red: ['#F0685E', '#A32820'],
  yellow: ['#FFC53A', '#B97A08'],
  green: ['#7CC98A', '#2C7040'],
  blue: ['#69A8F2', '#1E549E'],
  pink: ['#FF8FB0', '#B02C58'],
  brown: ['#B98456', '#5E3A1C'],
};

interface CrayonTrayProps {
  /** Null while a stamp is in hand. */
  readonly picked: CrayonId | null;
  readonly onPick: (id: CrayonId) => void;
}

/** Six crayons in their tray; the one in hand stands up. */
export function CrayonTray({ picked, onPick }: CrayonTrayProps) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout
    <div role="group" aria-label={say(DRAWING_COPY.crayons)} className={styles.tray} data-tight="">
      {CRAYONS.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.crayon}
          aria-label={name}
          aria-pressed={picked === id}
          onClick={() => onPick(id)}
        >
          <CrayonArt id={id} />
        </button>
      ))}
    </div>
  );
}

function CrayonArt({ id }: { readonly id: CrayonId }) {
  const [wax, sleeve] = WAX[id];
  return (
    <svg viewBox="0 0 44 104" aria-hidden="true">
      <g fill={wax} stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
        <path d="M14 30L20 6c1-4 4-4 5 0l6 24z" />
        <path d="M7 34c0-3 2-4 4-4h22c2 0 4 1 4 4v72H7z" />
      </g>
      <path d="M7 52h30v30H7z" fill={sleeve} opacity=".35" />
      <path d="M7 46h30M7 88h30" stroke="currentColor" strokeWidth="3" />
      <path d="M13 36v62" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
