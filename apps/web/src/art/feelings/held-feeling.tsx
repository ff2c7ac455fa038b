import type { RichMoodId } from '@wonderlings/journal/catalogue';
import { useEffect, useRef } from 'react';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import type { Mood } from '../companions/wonderling.tsx';
import { Wonderling } from '../companions/wonderling.tsx';
import { FeelingBubble } from './feeling-bubble.tsx';
import { flyIn } from './flight.ts';
import styles from './held-feeling.module.css';

interface HeldFeelingProps {
  readonly feeling: RichMoodId;
  readonly mood: Mood;
  /** Width in CSS pixels. */
  readonly size: number;
}

/** Blot with a feeling in its arms; one that was just told flies into them. Decoration. */
export function HeldFeeling({ feeling, mood, size }: HeldFeelingProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bubble = place.current?.querySelector<SVGElement>(':scope > svg');
    const flight = bubble ? flyIn(bubble) : 0;
    if (flight > 0) giveFeedback(`flight:${feeling}`);
    const landed = setTimeout(() => giveFeedback(`held:${feeling}`), flight);
    return () => clearTimeout(landed);
  }, [feeling]);
  return (
    <span ref={place} className={styles.held}>
      <Wonderling who="blot" mood={mood} size={size} className={styles.blot} />
      <FeelingBubble feeling={feeling} className={styles.bubble} />
    </span>
  );
}
