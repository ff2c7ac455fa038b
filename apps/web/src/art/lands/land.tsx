import type { ReactNode } from 'react';
import type { ThemeId } from '../../lib/theme/appearance.ts';
import styles from './world.module.css';
import { World } from './world.tsx';

interface LandProps {
  /** `by-clock`: night from 18:00 on, by the device's clock (lib/theme/evening.ts). */
  readonly time?: 'day' | 'night' | 'by-clock';
  /** Another land than that of the page's theme. */
  readonly theme?: ThemeId;
  /** A tile is always tall; a scene and a page are wide where there is room. `empty`: its colors alone, for another drawing. */
  readonly as?: 'scene' | 'page' | 'tile' | 'empty';
  readonly className?: string | undefined;
  /** What stands in it. */
  readonly children?: ReactNode;
}

const TIME = { day: '', night: styles.night, 'by-clock': styles.byClock };
/** Of a land that fills a page: high, with room for a card below. */
const HORIZON = { tall: 356, wide: 452 };

/** A land with what stands in it; words on it have the color `--on-land`. */
export function Land({ time = 'day', theme, as = 'scene', className, children }: LandProps) {
  const isPage = as === 'page';
  return (
    <div className={[styles.land, TIME[time], theme, className].filter(Boolean).join(' ')}>
      {as !== 'empty' && (
        <div className={as === 'tile' ? styles.tile : styles.drawing}>
          <World kind="tall" {...(isPage ? { horizon: HORIZON.tall } : {})} />
          {as !== 'tile' && <World kind="wide" {...(isPage ? { horizon: HORIZON.wide } : {})} />}
        </div>
      )}
      {children}
    </div>
  );
}
