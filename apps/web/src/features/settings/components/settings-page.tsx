import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FromLastVisit } from '../../../device/offline-reads/from-last-visit.tsx';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { settingsQuery } from '../api/settings.query.ts';
import { SETTINGS_COPY } from '../settings.copy.ts';
import { DeviceSection } from './device-section.tsx';
import { HistorySection } from './history-section.tsx';
import { InstallSection } from './install-section.tsx';
import { LoadedSettings } from './loaded-settings.tsx';
import { LoadingSettings } from './loading-settings.tsx';
import styles from './settings-page.module.css';
import { SignInsSection } from './sign-ins-section.tsx';

interface SettingsPageProps {
  /** Another feature's part of the page. */
  readonly grownUp?: ReactNode;
  /** Another feature's part of the page, at its end. */
  readonly leaving?: ReactNode;
}

export function SettingsPage({ grownUp, leaving }: SettingsPageProps) {
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <Page>
      <header className={styles.header}>
        <PageHeading>{SETTINGS_COPY.title}</PageHeading>
      </header>
      <FromLastVisit below={settingsQuery.queryKey} />
      {settings && <LoadedSettings settings={settings} />}
      {!settings && !isError && <LoadingSettings />}
      {!settings && isError && <LoadFailed trying={isFetching} onRetry={() => void refetch()} />}
      <p className={styles.start}>
        <Link to="/start">{SETTINGS_COPY.startAgain}</Link> <span>{SETTINGS_COPY.startAgainLine}</span>
      </p>
      {grownUp}
      <HistorySection />
      <SignInsSection />
      <DeviceSection />
      <InstallSection />
      <p className={styles.privacy}>
        <Link to="/privacy" hash="for-children">
          {SETTINGS_COPY.privacy}
        </Link>
      </p>
      {leaving}
    </Page>
  );
}
