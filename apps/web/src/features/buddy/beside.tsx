import { type WonderlingId, wonderlingAt } from '@wonderlings/account/catalogue';
import { useEffect, useState } from 'react';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useClock } from '../../lib/local-day/use-today.ts';
import { useUser } from '../../lib/session/session.ts';
import { slotAt } from '../suggestion/index.ts';
import styles from './beside.module.css';
import { moodOf, reactionTo } from './reaction.ts';

/** After it has come in. */
const REACTS_AFTER_MS = 500;

interface BesideProps {
  /** What was just done, as it is recorded: `breath/zola`. */
  readonly kind: string;
  /** Who led it, and talks there. */
  readonly lead: WonderlingId;
  /** Where it stands. */
  readonly className?: string | undefined;
}

/** The child's buddy beside who led: it came along, and its look answers what was done. It says so on home. */
export function Beside({ kind, lead, className }: BesideProps) {
  const { selectedWonderling, words } = useUser();
  const isPlain = words === 'plain';
  const isLate = slotAt(useClock(), isPlain ? 'teen' : 'child') === 'late';
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), REACTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const buddy = wonderlingAt(selectedWonderling);
  if (!buddy || buddy === lead) return null;
  const reaction = reactionTo({ type: 'ActivityCompleted', subject: kind });
  const answer: Mood = reaction && hasCome ? moodOf(reaction, isPlain) : 'happy';
  return (
    <span className={className} data-beside="">
      <Wonderling who={buddy} mood={isLate ? 'sleepy' : answer} size={140} className={styles.buddy} />
    </span>
  );
}
