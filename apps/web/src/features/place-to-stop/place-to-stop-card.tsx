import { wonderlingAt } from '@wonderlings/account/catalogue';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useUncoveringSpot } from '../../lib/free-spot/use-free-spot.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import styles from './place-to-stop-card.module.css';

/** Of ui-copy `goodPlaceToStop`, its first line for a user without a buddy; a buddy has a line of its own. */
const PLACE_TO_STOP = {
  title: 'A good place to stop',
  line: 'You have been here a while. Now is a good place to stop.',
  okay: 'Okay',
} as const;

interface PlaceToStopCardProps {
  /** The user's `selectedWonderling`, from 1. */
  readonly buddy: number | null;
  readonly onClose: () => void;
}

/** A user who stays on a page without any room gets a toast in the end, which covers nothing for long. */
const ROOM_WITHIN_MS = 60_000;
const TOAST_MS = 15_000;
const DEFAULT_BUDDY = 'pip';

/** Beside the page, never over a button; it takes no focus and stops no one. */
export function PlaceToStopCard({ buddy, onClose }: PlaceToStopCardProps) {
  const say = useWords();
  const card = useRef<HTMLDivElement>(null);
  const hasRoom = useUncoveringSpot(card);
  const who = wonderlingAt(buddy);
  const line = say(COMPANIONS.find(({ id }) => id === who)?.stopLine) ?? say(PLACE_TO_STOP.line);
  useToastInstead(!hasRoom, line, onClose);

  return (
    <div ref={card} className={styles.card} data-waiting={!hasRoom || undefined}>
      <Wonderling who={who ?? DEFAULT_BUDDY} mood="sleepy" size={92} className={styles.buddy} />
      <div>
        <p className={styles.title}>{PLACE_TO_STOP.title}</p>
        <p>{line}</p>
      </div>
      <Button onClick={onClose}>{PLACE_TO_STOP.okay}</Button>
    </div>
  );
}

function useToastInstead(isNeeded: boolean, description: string, onClose: () => void): void {
  const tell = useEffectEvent(() => {
    toast({ title: PLACE_TO_STOP.title, description, durationMs: TOAST_MS });
    onClose();
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => tell(), ROOM_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
