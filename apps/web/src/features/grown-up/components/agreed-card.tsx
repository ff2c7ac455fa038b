import type { Consent } from '@wonderlings/family/consent-contract';
import { useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { CONSENT_COPY } from '../grown-up.copy.ts';
import styles from './grown-up.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface AgreedCardProps {
  readonly given: NonNullable<Consent['given']>;
  readonly onGoOn: () => void;
}

/** What was agreed to, and the way to take it back. */
export function AgreedCard({ given, onGoOn }: AgreedCardProps) {
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const words = { date: dayName(given.on, today), version: dayName(given.version, today) };
  return (
    <div className={styles.body}>
      <h2>{CONSENT_COPY.yes}</h2>
      <p>{fill(CONSENT_COPY.given, words)}</p>
      <Button variant="main" wide onClick={onGoOn}>
        {CONSENT_COPY.goOn}
      </Button>
      <Button variant="text" onClick={() => setAsks(true)}>
        {CONSENT_COPY.withdraw.open}
      </Button>
      {asks && <WithdrawDialog onClose={() => setAsks(false)} />}
    </div>
  );
}
