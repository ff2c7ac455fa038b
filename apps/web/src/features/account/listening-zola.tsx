import { type RefObject, useEffect, useState } from 'react';
import type { Pose } from '../../art/companions/rig/stance.ts';
import { Wonderling } from '../../art/companions/wonderling.tsx';

interface ListeningZolaProps {
  /** What she leans over: she looks at a field in it that has the focus, and away from a password. */
  readonly card: RefObject<HTMLElement | null>;
  readonly className?: string | undefined;
}

type Heed = 'nothing' | 'field' | 'secret';

/** Down at the card. */
const LOOKS: Pose = { gaze: [-0.4, 3.4], head: 3 };
/** Both paws on her eyes, and the head bowed to them. */
const COVERS: Pose = {
  eyes: 'closed',
  armL: { place: [81, 94] },
  armR: { place: [119, 94] },
  head: 2,
  turn: 0,
  headDy: 12,
};

/** Zola listens over the card's edge, and covers her eyes while a password is typed. Decoration: it takes no focus and says nothing. */
export function ListeningZola({ card, className }: ListeningZolaProps) {
  const heed = useHeed(card);
  const pose = heed === 'secret' ? COVERS : heed === 'field' ? LOOKS : undefined;
  return (
    <Wonderling
      who="zola"
      mood={heed === 'secret' ? 'happy' : 'listening'}
      pose={pose}
      size={150}
      className={className}
    />
  );
}

function useHeed(card: RefObject<HTMLElement | null>): Heed {
  const [heed, setHeed] = useState<Heed>('nothing');
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const come = ({ target }: FocusEvent) => setHeed(heedOf(target));
    const go = () => setHeed('nothing');
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [card]);
  return heed;
}

/** A password that its child chose to see is no secret to her. */
function heedOf(target: EventTarget | null): Heed {
  if (!(target instanceof HTMLInputElement)) return 'nothing';
  if (target.type === 'password') return 'secret';
  return target.type === 'text' ? 'field' : 'nothing';
}
