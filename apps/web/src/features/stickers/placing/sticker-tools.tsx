import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { IconShape } from '../../../ui/icon.tsx';
import type { Direction } from './place.ts';
import styles from './sticker-tools.module.css';

const turnLeftIcon: IconShape = { line: 'M4 5v5h5M4.600 10A8 8 0 1 1 4 13' };
const turnRightIcon: IconShape = { line: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 13' };
const smallerIcon: IconShape = { line: 'M6 12h12' };
const biggerIcon: IconShape = { line: 'M12 6v12M6 12h12' };
const removeIcon: IconShape = { line: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5' };
const toFrontIcon: IconShape = {
  fill: 'M9 4h11v11H9z',
  line: 'M10 4h9c.6 0 1 .4 1 1v9c0 .6-.4 1-1 1h-9c-.6 0-1-.4-1-1V5c0-.6.4-1 1-1zM6 9H5c-.6 0-1 .4-1 1v9c0 .6.4 1 1 1h9c.6 0 1-.4 1-1v-1M12 12l5-5M13.500 7H17v3.500',
};

const STICKER_TOOLS_COPY = {
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  smaller: 'Smaller',
  bigger: 'Bigger',
  toFront: 'To the front',
  remove: 'Take it off',
} as const;

interface StickerToolsProps {
  /** Which sticker they are for. */
  readonly label: string;
  readonly canShrink: boolean;
  readonly canGrow: boolean;
  readonly onTurn: (direction: Direction) => void;
  readonly onResize: (direction: Direction) => void;
  /** Left out where stickers do not lie on each other. */
  readonly onFront?: (() => void) | undefined;
  readonly onRemove: () => void;
  /** A picture of the sticker, where the tools do not stand beside it. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Everything that can be done with the picked sticker besides moving it. */
export function StickerTools(props: StickerToolsProps) {
  const say = useWords();
  const { label, canShrink, canGrow, onTurn, onResize, onFront, onRemove, children, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout
    <div className={className ? `${styles.tools} ${className}` : styles.tools} role="group" aria-label={label}>
      {children}
      <IconButton icon={turnLeftIcon} label={STICKER_TOOLS_COPY.turnLeft} onClick={() => onTurn(-1)} />
      <IconButton icon={turnRightIcon} label={STICKER_TOOLS_COPY.turnRight} onClick={() => onTurn(1)} />
      <IconButton
        icon={smallerIcon}
        label={STICKER_TOOLS_COPY.smaller}
        disabled={!canShrink}
        onClick={() => onResize(-1)}
      />
      <IconButton icon={biggerIcon} label={STICKER_TOOLS_COPY.bigger} disabled={!canGrow} onClick={() => onResize(1)} />
      {onFront && <IconButton icon={toFrontIcon} label={STICKER_TOOLS_COPY.toFront} onClick={onFront} />}
      <IconButton icon={removeIcon} label={say(STICKER_TOOLS_COPY.remove)} onClick={onRemove} />
    </div>
  );
}
