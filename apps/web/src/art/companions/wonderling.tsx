import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { type CSSProperties, memo, useId } from 'react';
import { usePlainWords } from '../../lib/words/words.ts';
import { useDrawing } from './drawing-loader.ts';
import type { Crop } from './rig/drawing.tsx';
import type { Mood, Pose } from './rig/stance.ts';
import styles from './wonderling.module.css';

export type { Mood } from './rig/stance.ts';

export interface WonderlingProps {
  readonly who: WonderlingId;
  /** Happy, when not said. */
  readonly mood?: Mood | undefined;
  /** Width in CSS pixels; line weights and details follow it. A `className` may set another width to be shown at. */
  readonly size: number;
  /** What differs from the mood's stance: a key frame, a breath, a gaze. Keep it one object while it stays the same. */
  readonly pose?: Pose | undefined;
  /** Never blinks, bobs or sways. */
  readonly still?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /** `bust`: head and shoulders in a square, for avatars and always under 64 px. `move`: room for a jump and a ball. */
  readonly crop?: Crop | undefined;
  /** It shows what playful words look like: it cheers beside plain ones, too. */
  readonly playful?: boolean | undefined;
}

/** Not a divisor of any of the periods in parts.module.css, so that no two are in step. */
const STAGGER_MS = 530;

/**
 * A companion in a mood. Its drawing loads after the first paint; its place is held from the start. Beside plain words it is glad
 * where it would cheer.
 */
export const Wonderling = memo(function Wonderling(props: WonderlingProps) {
  const { who, mood: asked = 'happy', size, pose, still = false, title, className, crop, playful = false } = props;
  const mood = usePlainWords() && !playful && asked === 'cheering' ? 'happy' : asked;
  const drawing = useDrawing(who);
  const namespace = `w${useId().replaceAll(/\W/g, '')}`;
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const place = { '--wonderling-size': `${size}px` } as CSSProperties;
  const classes = [styles.wonderling, crop && styles[crop], className].filter(Boolean).join(' ');
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <span className={classes} style={place} data-wonderling={who} {...named}>
      {drawing && (
        <drawing.DrawnWonderling
          drawable={drawing.drawable}
          mood={mood}
          pose={pose}
          size={size}
          namespace={namespace}
          crop={crop}
          still={still}
          ahead={WONDERLING_IDS.indexOf(who) * STAGGER_MS}
        />
      )}
    </span>
  );
});
