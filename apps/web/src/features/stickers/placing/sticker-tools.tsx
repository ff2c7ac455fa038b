import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { biggerIcon, removeIcon, smallerIcon, toFrontIcon, turnLeftIcon, turnRightIcon } from './sticker-icons.ts';
import type { Direction } from './sticker-steps.ts';
import { STICKER_TOOLS_COPY } from './sticker-tools.copy.ts';
import styles from './sticker-tools.module.css';

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
      <IconButton icon={removeIcon} label={STICKER_TOOLS_COPY.remove} onClick={onRemove} />
    </div>
  );
}
