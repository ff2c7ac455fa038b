import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { Consent } from '@wonderlings/family/consent-contract';
import { useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { SHELL } from '../../../lib/copy/shell.ts';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useName } from '../../../lib/session/session.ts';
import { shieldIcon, windowIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { bubbleIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { leafIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { useShowAsleep } from '../../account/index.ts';
import { CONSENT_COPY } from '../grown-up.copy.ts';
import { useGrownUpArea } from '../grown-up.query.ts';
import passwordStyles from '../password/password.module.css';
import { usePasswordForm } from '../password/password-forms.tsx';
import { proofRefusal } from '../password/password-words.ts';
import { AgreeForm } from './agree-form.tsx';
import { withdrawConsentMutation } from './consent.mutation.ts';
import { consentQuery } from './consent.query.ts';
import styles from './consent-page.module.css';

const ICONS = { kept: bubbleIcon, history: windowIcon, erase: leafIcon, not: shieldIcon } as const;

interface ConsentPageProps {
  /** A path of this app, where the child was going when it registered; from Settings there is none. */
  readonly next: string | undefined;
}

/** A minute for the grown-up: what is kept, and their yes. After registration, and again from Settings. */
export function ConsentPage({ next }: ConsentPageProps) {
  const name = useName();
  const { history } = useRouter();
  const { data: consent, isError, isFetching, refetch } = useQuery(consentQuery);
  const { area, isError: areaFailed, retry } = useGrownUpArea();
  const goOn = () => (next === undefined ? history.back() : history.replace(next));

  if (isError || areaFailed) {
    return (
      <Page>
        <LoadFailed who="pip" trying={isFetching} onRetry={() => (isError ? void refetch() : retry())} />
      </Page>
    );
  }
  if (!consent || !area) return <Spinner>{SHELL.loading}</Spinner>;
  const isGiven = consent.given?.version === consent.version;
  return (
    <Page>
      <div className={styles.grid}>
        <section className={styles.say}>
          {!isGiven && (
            <p className={styles.handOver}>
              <Wonderling who="zola" crop="bust" size={48} still />
              <span>{fill(CONSENT_COPY.hand, { name })}</span>
            </p>
          )}
          <PageHeading>{CONSENT_COPY.title}</PageHeading>
          <p className={styles.lead}>{leadOf(consent, name, next !== undefined)}</p>
          <ol className={styles.points}>
            {CONSENT_COPY.points.map(({ id, title, text }) => (
              <li key={id}>
                <Icon shape={ICONS[id]} />
                <p>
                  <b>{title}</b> {fill(text, { name })}
                </p>
              </li>
            ))}
          </ol>
          <Link to="/privacy">{CONSENT_COPY.all}</Link>
        </section>
        <section className={styles.form}>
          <Wonderling who="pip" mood={isGiven ? 'cheering' : 'happy'} size={190} className={styles.figure} />
          <Card>
            {isGiven && consent.given ? (
              <AgreedCard given={consent.given} isRequired={consent.required} onGoOn={goOn} />
            ) : (
              <AgreeForm consent={consent} isSet={area.isSet} isFirst={next !== undefined} onDone={goOn} />
            )}
          </Card>
        </section>
      </div>
    </Page>
  );
}

function leadOf({ required }: Consent, name: string, isFirst: boolean): string {
  const lead = fill(isFirst ? CONSENT_COPY.lead : CONSENT_COPY.leadLater, { name });
  return required ? `${lead} ${CONSENT_COPY.leadRequired}` : lead;
}

const { withdraw } = CONSENT_COPY;

interface AgreedCardProps {
  readonly given: NonNullable<Consent['given']>;
  readonly isRequired: boolean;
  readonly onGoOn: () => void;
}

/** What was agreed to, and the way to take it back. */
function AgreedCard({ given, isRequired, onGoOn }: AgreedCardProps) {
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const words = { date: dayName(given.on, today), version: dayName(given.version, today) };
  return (
    <div className={passwordStyles.body}>
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
    mutation: withdrawConsentMutation(useQueryClient(), (sleep) =>
      showAsleep(sleep, isRequired ? 'needs-yes' : 'no-yes'),
    ),
    more: {},
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={withdraw.title}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <form className={passwordStyles.form} noValidate onSubmit={form.send}>
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
