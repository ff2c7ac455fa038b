import { STAMP_SIZE, STAMP_TURN } from '@wonderlings/journal/drawing-contract';
import { soundsLike } from '../../../lib/feedback/feedback.ts';
import { useWords } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { IconShape } from '../../../ui/icon.tsx';
import { DRAWING_COPY } from './drawing.copy.ts';
import styles from './drawing-pad.module.css';

interface StepToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** One step back, and forth again. */
export function StepTools({ canUndo, canRedo, onUndo, onRedo }: StepToolsProps) {
  const say = useWords();
  return (
    <div className={styles.corner}>
      <IconButton
        icon={redoIcon}
        label={say(DRAWING_COPY.redo)}
        aria-disabled={!canRedo}
        className={styles.whenUsable}
        onClick={onRedo}
      />
      <IconButton
        icon={undoIcon}
        label={DRAWING_COPY.undo}
        aria-disabled={!canUndo}
        onClick={onUndo}
        {...soundsLike('undo')}
      />
    </div>
  );
}

export function FreshPageTool({ isEmpty, onPress }: { readonly isEmpty: boolean; readonly onPress: () => void }) {
  const say = useWords();
  return (
    <div className={styles.start}>
      <IconButton
        icon={freshPageIcon}
        label={say(DRAWING_COPY.clear)}
        aria-disabled={isEmpty}
        className={styles.whenUsable}
        onClick={() => !isEmpty && onPress()}
      />
    </div>
  );
}

/** In units of the paper, and degrees. */
export interface StampLook {
  readonly size: number;
  readonly turn: number;
}

const SIZE_STEP = 40;
const TURN_STEP = 15;

interface StampToolsProps {
  readonly look: StampLook;
  readonly onChange: (look: StampLook) => void;
}

/** How large the stamp in hand is, and how it is turned. */
export function StampTools({ look: { size, turn }, onChange }: StampToolsProps) {
  const say = useWords();
  return (
    <div className={styles.shape}>
      <IconButton
        icon={smallerIcon}
        label={DRAWING_COPY.stamps.smaller}
        aria-disabled={size <= STAMP_SIZE.min}
        onClick={() => onChange({ size: Math.max(STAMP_SIZE.min, size - SIZE_STEP), turn })}
      />
      <IconButton
        icon={biggerIcon}
        label={DRAWING_COPY.stamps.bigger}
        aria-disabled={size >= STAMP_SIZE.max}
        onClick={() => onChange({ size: Math.min(STAMP_SIZE.max, size + SIZE_STEP), turn })}
      />
      <IconButton
        icon={turnIcon}
        label={say(DRAWING_COPY.stamps.turn)}
        onClick={() => onChange({ size, turn: turned(turn + TURN_STEP) })}
      />
    </div>
  );
}

const turned = (degrees: number): number => (degrees > STAMP_TURN.max ? degrees - 360 : degrees);

const undoIcon: IconShape = {
  line: 'M9 5L4.500 9.500 9 14M5 9.500h8.500c3.300 0 6 2.200 6 5.200s-2.700 5.300-6 5.300H9',
};
const redoIcon: IconShape = {
  line: 'M15 5l4.500 4.500L15 14M19 9.500h-8.500c-3.300 0-6 2.200-6 5.200s2.700 5.300 6 5.300H15',
};
const freshPageIcon: IconShape = {
  fill: 'M6 4h8l5 5v11H6z',
  line: 'M13.500 3.800H7c-.8 0-1.500.7-1.500 1.500v13.400c0 .8.7 1.500 1.500 1.500h10c.8 0 1.500-.7 1.500-1.500V9zM13.500 4v5h5',
};
const smallerIcon: IconShape = { line: 'M6 12h12' };
const biggerIcon: IconShape = { line: 'M12 6v12M6 12h12' };
const turnIcon: IconShape = { line: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 13' };
