import type { WonderlingId } from '@wonderlings/account/catalogue';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { useEffect, useRef, useState } from 'react';
import type { Mood } from '../../../art/companions/wonderling.tsx';
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
  /** It jumps for joy when it is touched: not in the evening, not in plain words, and not beside something hard. */
  readonly mayCheer: boolean;
  /** One of its greetings. */
  readonly onGreet: (line: string) => void;
}

/** Who lives in the child's land. Touched, it is glad for a moment and greets, each time with another sentence. */
export function Buddy({ who, mood, mayCheer, onGreet }: BuddyProps) {
  const [touches, setTouches] = useState(0);
  const turn = useRef(new Date().getDate());
  const isGlad = useGlad(touches);
  const touch = () => {
    setTouches(touches + 1);
    turn.current += 1;
    greetingOf(who, turn.current).then(onGreet, (reason: unknown) => logFailure('The buddy could not greet', reason));
  };
  return (
    <div className={styles.buddy}>
      <Wonderling who={who} mood={isGlad && mayCheer ? 'cheering' : mood} size={SIZE} className={styles.figure} />
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

/** Of those that say nothing of what the child did. The catalogue of all twelve comes when one is touched. */
async function greetingOf(who: WonderlingId, turn: number): Promise<string> {
  const { companionById } = await import('@wonderlings/companions/catalogue');
  const greetings = companionById(who)?.welcomeMessages.filter(({ when }) => when === 'any') ?? [];
  return greetings[turn % greetings.length]?.text ?? '';
}
