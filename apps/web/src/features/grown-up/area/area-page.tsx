import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { downloadIcon, sealIcon } from '../../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { calendarIcon, leafIcon } from '../../../ui/icons.ts';
import { Page, PageHeading } from '../../../ui/page.tsx';
import styles from './area-page.module.css';

const AREA_NAME = 'Grown-up area';

interface AreaTab {
  readonly path: `/grown-up${'' | '/days' | '/check' | '/take-along' | '/erase'}`;
  readonly label: string;
  readonly icon: IconShape;
  /** Pages that belong to it and have no tab of their own. */
  readonly also?: readonly string[];
}

/** The five pages of the grown-up area. */
const AREA_TABS: readonly AreaTab[] = [
  { path: '/grown-up', label: 'Month', icon: calendarIcon },
  { path: '/grown-up/days', label: 'Day by day', icon: windowIcon },
  { path: '/grown-up/check', label: 'Check', icon: sealIcon, also: ['/grown-up/keepsake'] },
  { path: '/grown-up/take-along', label: 'Take along', icon: downloadIcon, also: ['/grown-up/import'] },
  { path: '/grown-up/erase', label: 'Erase', icon: leafIcon },
];

/** Whether a page is that of a tab, or belongs to it. */
function isTabOf({ path, also = [] }: AreaTab, pathname: string): boolean {
  const page = pathname.replace(/\/$/, '');
  return [path, ...also].includes(page);
}

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
