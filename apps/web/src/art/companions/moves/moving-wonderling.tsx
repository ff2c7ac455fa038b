import type { WonderlingId } from '@wonderlings/account/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { useComfort, wantsCalmMotion } from '../../../lib/comfort/comfort.ts';
import { Wonderling } from '../wonderling.tsx';
import { type Move, stepsOf } from './move.ts';
import styles from './moving-wonderling.module.css';

interface MovingWonderlingProps {
  readonly who: WonderlingId;
  readonly move: Move;
  /** Off holds the drawing that is to be seen. */
  readonly playing: boolean;
  readonly size: number;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** A coach that shows a move, over and over. Under reduced motion it steps from one key pose to the next, slowly. */
export function MovingWonderling({ who, move, playing, size, title, className }: MovingWonderlingProps) {
  const { calmMotion } = useComfort();
  const calm = calmMotion || wantsCalmMotion();
  const steps = useMemo(() => stepsOf(move, calm), [move, calm]);
  const [shown, setShown] = useState({ steps, index: 0 });
  const index = shown.steps === steps ? shown.index : 0;
  const step = steps[index];
  useEffect(() => {
    if (!playing || !step) return;
    const timer = setTimeout(() => setShown({ steps, index: (index + 1) % steps.length }), step.ms);
    return () => clearTimeout(timer);
  }, [playing, step, steps, index]);
  return (
    <span className={[styles.moving, step?.mirrored && styles.mirrored, className].filter(Boolean).join(' ')}>
      <Wonderling who={who} pose={step?.pose} size={size} title={title} className={styles.drawing} crop="move" still />
    </span>
  );
}
