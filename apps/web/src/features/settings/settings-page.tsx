import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { FromLastVisit } from '../../device/offline-reads/from-last-visit.tsx';
import { SetAside } from '../../device/outbox/set-aside.tsx';
import { useWords } from '../../lib/words/words.ts';
import { windowIcon } from '../../ui/bar-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SectionFold } from '../../ui/section-fold.tsx';
import { DeviceSection } from './device-section.tsx';
import { InstallSection } from './install-section.tsx';
import { LoadedSettings, LoadingSettings } from './loaded-settings.tsx';
import sections from './sections.module.css';
import { HISTORY_LINK_COPY, SETTINGS_COPY } from './settings.copy.ts';
import { settingsQuery } from './settings.query.ts';
import styles from './settings-page.module.css';
import { SignInsSection } from './sign-ins-section.tsx';
import { WordsSection } from './words-choice.tsx';

interface SettingsPageProps {
  /** Another feature's part of the page. */
  readonly grownUp?: ReactNode;
  /** The same, beside where the child is signed in. */
  readonly picture?: ReactNode;
  /** Another feature's part of the page, at its end. */
  readonly leaving?: ReactNode;
}

export function SettingsPage({ grownUp, picture, leaving }: SettingsPageProps) {
  const say = useWords();
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <Page>
      <header className={styles.header}>
        <PageHeading>{SETTINGS_COPY.title}</PageHeading>
      </header>
      <FromLastVisit below={settingsQuery.queryKey} />
      <SetAside />
      {settings && <LoadedSettings settings={settings} />}
      {!settings && !isError && <LoadingSettings />}
      {!settings && isError && <LoadFailed trying={isFetching} onRetry={() => void refetch()} />}
      <p className={styles.start}>
        <Link to="/start">{say(SETTINGS_COPY.startAgain)}</Link> <span>{say(SETTINGS_COPY.startAgainLine)}</span>
      </p>
      <WordsSection />
      {grownUp}
      <HistorySection />
      <SectionFold id="sign-ins" title={SETTINGS_COPY.groups.signIns} phoneOnly>
        <SignInsSection />
        {picture}
      </SectionFold>
      <SectionFold id="this-device" title={SETTINGS_COPY.groups.device} phoneOnly>
        <DeviceSection />
        <InstallSection />
      </SectionFold>
      <p className={styles.privacy}>
        <Link to="/privacy" hash="for-children">
          {SETTINGS_COPY.privacy}
        </Link>
      </p>
      {leaving}
    </Page>
  );
}

/** The way to everything that is kept of what the child did. */
function HistorySection() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={sections.section}>
      <Card>
        <div className={sections.words}>
          <h2 id={headingId}>{HISTORY_LINK_COPY.heading}</h2>
          <p>{HISTORY_LINK_COPY.line}</p>
          <div className={sections.acts}>
            <ButtonLink to="/history" icon={windowIcon}>
              {HISTORY_LINK_COPY.look}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </section>
  );
}
