import { type CSSProperties, memo, useId } from 'react';
import { useArt } from './drawing-loader.ts';
import { Picture } from './picture.tsx';
import styles from './reward-art.module.css';

export interface RewardArtProps {
  /** The catalogue's icon: `badge/first-puff`, `achievement/…`, `milestone/…`, `emotion/…`, `goal/…`, and a streak's `tier/seed`. */
  readonly icon: string;
  /** Width and height in CSS pixels; line weights and details follow it. Made to be known from 48 on. */
  readonly size: number;
  /** Not yet earned: an outline, its frame dashed. */
  readonly locked?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** The picture of something earned, or still to be. Its drawing loads after the first paint; its place is held from the start. */
export const RewardArt = memo(function RewardArt({ icon, size, locked = false, title, className }: RewardArtProps) {
  const art = useArt(icon);
  const namespace = `r${useId().replaceAll(/\W/g, '')}`;
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const place = { '--reward-art-size': `${size}px` } as CSSProperties;
  const classes = [styles.art, locked && styles.locked, className].filter(Boolean).join(' ');
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <span className={classes} style={place} {...named}>
      {art && <Picture art={art} size={size} locked={locked} namespace={namespace} />}
    </span>
  );
});
