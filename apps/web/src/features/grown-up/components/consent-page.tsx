import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { Consent } from '@wonderlings/family/consent-contract';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { SHELL } from '../../../lib/copy/shell.ts';
import { useGrownUpArea } from '../../../lib/grown-up/grown-up.query.ts';
import { useName } from '../../../lib/session/session.ts';
import { shieldIcon, windowIcon } from '../../../ui/bar-icons.ts';
import { Card } from '../../../ui/card.tsx';
import { bubbleIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { leafIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { consentQuery } from '../api/consent.query.ts';
import { CONSENT_COPY } from '../grown-up.copy.ts';
import { AgreeForm } from './agree-form.tsx';
import { AgreedCard } from './agreed-card.tsx';
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
