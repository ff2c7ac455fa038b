import type { CopingToolId } from '@wonderlings/coping/catalogue';
import type { ComponentType, CSSProperties } from 'react';
import { BalloonPicture, NotePicture, StarPicture } from './pictures/moving-pictures.tsx';
import { BoxPicture, FivePicture, FlowerPicture, TorchPicture } from './pictures/quiet-pictures.tsx';
import { FriendsPicture, RainbowPicture, SillyFacePicture } from './pictures/sharing-pictures.tsx';
import styles from './tool-picture.module.css';

const PICTURES: Readonly<Record<CopingToolId, ComponentType>> = {
  'balloon-breathing': BalloonPicture,
  'happy-dance-party': NotePicture,
  'gratitude-garden': FlowerPicture,
  'rainbow-drawing': RainbowPicture,
  'superhero-poses': StarPicture,
  'worry-box-technique': BoxPicture,
  'friendship-circle': FriendsPicture,
  'magic-counting': FivePicture,
  'body-scan-adventure': TorchPicture,
  'silly-faces-game': SillyFacePicture,
};

interface ToolPictureProps {
  readonly tool: { readonly id: CopingToolId; readonly color: string };
  /** Sets `--picture`, the width; 76 px without. */
  readonly className?: string | undefined;
}

/** A tool's sticker on a pebble of its color, in place of its emoji. Decoration: the title stands beside it. */
export function ToolPicture({ tool, className }: ToolPictureProps) {
  const Picture = PICTURES[tool.id];
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const color = { '--tool': tool.color } as CSSProperties;
  return (
    <span className={className ? `${styles.pebble} ${className}` : styles.pebble} style={color}>
      <svg
        className={styles.sticker}
        viewBox="-4 -4 72 72"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <Picture />
      </svg>
    </span>
  );
}
