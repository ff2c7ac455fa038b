import { useEffect, useRef, useState } from 'react';
import type { Mood, WonderlingId } from '../../../art/companions/cast.ts';
import { COMPANION_NAMES } from '../../../art/companions/names.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { soundsLike } from '../../../lib/feedback/feedback.ts';
import { logFailure } from '../../../lib/log.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import styles from './scene.module.css';

/** Largest of the widths that the style sheet shows it at. */
const SIZE = 270;
const GLAD_MS = 1_600;

interface BuddyProps {
  readonly who: WonderlingId;
  readonly mood: Mood;
  /** It jumps for joy: not in the evening, not in plain words, and not beside something hard. */
  readonly hops: boolean;
  /** A sentence of its own. */
  readonly onSay: (line: string) => void;
}

/** Who lives in the child's land. Touched, it is glad for a moment and says one of its sentences, each in turn. */
export function Buddy({ who, mood, hops, onSay }: BuddyProps) {
  const [touches, setTouches] = useState(0);
  const turn = useRef(new Date().getDate());
  const isGlad = useGlad(touches);
  const touch = () => {
    setTouches(touches + 1);
    turn.current += 1;
    sentenceOf(who, turn.current).then(onSay, (reason: unknown) => logFailure('The buddy has nothing to say', reason));
  };
  return (
    <div className={styles.buddy}>
      <Wonderling who={who} mood={isGlad && hops ? 'cheering' : mood} size={SIZE} className={styles.figure} />
      <button
        type="button"
        className={styles.touch}
        aria-label={fill(CHILD_HOME.touch, { buddy: COMPANION_NAMES[who] })}
        onClick={touch}
        {...soundsLike(`hello:${who}`)}
      />
    </div>
  );
}

/** True for a moment after each touch. */
function useGlad(touches: number): boolean {
  const [isOver, setOver] = useState(0);
  useEffect(() => {
    if (touches === 0) return;
    const timer = setTimeout(() => setOver(touches), GLAD_MS);
    return () => clearTimeout(timer);
  }, [touches]);
  return touches > isOver;
}

/** The catalogue of all twelve comes when one is touched. */
async function sentenceOf(who: WonderlingId, turn: number): Promise<string> {
  const { companionById } = await import('@wonderlings/companions/catalogue');
  const sentences = companionById(who)?.motivationalMessages ?? [];
  return sentences[turn % sentences.length] ?? '';
}
