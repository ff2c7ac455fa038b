import { useQueryClient } from '@tanstack/react-query';
import type { Consent } from '@wonderlings/family/consent-contract';
import { useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { useGrownUpArea } from '../../../lib/grown-up/grown-up.query.ts';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFeet } from '../../../ui/dialog-feet.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useShowAsleep } from '../../account/index.ts';
import { withdrawConsentMutation } from '../api/consent.query.ts';
import { usePasswordForm } from '../area/use-password-form.ts';
import { CONSENT_COPY } from '../grown-up.copy.ts';
import { proofRefusal } from '../password-words.ts';
import styles from './grown-up.module.css';

const { withdraw } = CONSENT_COPY;

interface AgreedCardProps {
  readonly given: NonNullable<Consent['given']>;
  readonly isRequired: boolean;
  readonly onGoOn: () => void;
}

/** What was agreed to, and the way to take it back. */
export function AgreedCard({ given, isRequired, onGoOn }: AgreedCardProps) {
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
        {withdraw.open}
      </Button>
      {asks && <WithdrawDialog isRequired={isRequired} onClose={() => setAsks(false)} />}
    </div>
  );
}

interface WithdrawDialogProps {
  /** The operator must have a yes. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/** Takes the yes back, with the grown-up password: the account falls asleep. The yellow button is the way out. */
function WithdrawDialog({ isRequired, onClose }: WithdrawDialogProps) {
  const showAsleep = useShowAsleep();
  const { area } = useGrownUpArea();
  const form = usePasswordForm({
    mutation: withdrawConsentMutation(useQueryClient()),
    more: {},
    onDone: (sleep) => showAsleep(sleep, isRequired ? 'needs-yes' : 'no-yes'),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={withdraw.title}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <form className={styles.form} noValidate onSubmit={form.send}>
        <p>{withdraw.text}</p>
        <PasswordField
          {...form.field}
          autoComplete="current-password"
          label={CONSENT_COPY.labelSet}
          error={form.error ? proofRefusal(form.error, area) : undefined}
        />
        <DialogFeet>
          <Button type="submit" pending={form.isPending} pendingLabel={withdraw.pending}>
            {withdraw.button}
          </Button>
          <Button variant="main" onClick={onClose}>
            {withdraw.keep}
          </Button>
        </DialogFeet>
      </form>
    </Dialog>
  );
}
