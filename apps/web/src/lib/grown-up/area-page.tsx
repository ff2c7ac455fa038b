import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './area-page.module.css';
import { AREA_TABS, isTabOf } from './area-tabs.ts';

const AREA_NAME = 'Grown-up area';

interface AreaPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading, like the arrows of a month. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of each page of the grown-up area: its heading, the five tabs, and what it has to say. */
export function AreaPage({ title, lead, actions, children }: AreaPageProps) {
  return (
    <Page>
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>{AREA_NAME}</p>
          <PageHeading>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      <AreaTabs />
      {children}
    </Page>
  );
}

function AreaTabs() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles.tabs} aria-label={AREA_NAME}>
      {AREA_TABS.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          // Else the month would be lit on each page below its own.
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={isTabOf(tab, pathname) ? 'page' : undefined}
        >
          <Icon shape={tab.icon} />
          <span>{tab.label}</span>
        </Link>
      ))}
    </nav>
  );
}
