import type { ReactNode } from 'react';
import { type IconShape, pathIcon } from '../../../ui/icons.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PROGRESS_COPY } from '../progress.copy.ts';
import type { ProgressTab } from '../progress-search.ts';
import { OverviewTab } from './overview/overview-tab.tsx';

interface ProgressPageProps {
  readonly tab: ProgressTab;
  readonly onTabChange: (tab: ProgressTab) => void;
}

interface Tab {
  readonly id: ProgressTab;
  readonly icon: IconShape;
  readonly content: ReactNode;
}

const TABS: readonly Tab[] = [{ id: 'overview', icon: pathIcon, content: <OverviewTab /> }];

/** What the child did, as a road, badges, stickers and a garden. */
export function ProgressPage({ tab, onTabChange }: ProgressPageProps) {
  return (
    <Page>
      <header>
        <PageHeading>{PROGRESS_COPY.title}</PageHeading>
        <p>{PROGRESS_COPY.intro}</p>
      </header>
      <Tabs
        label={PROGRESS_COPY.title}
        value={tab}
        onChange={onTabChange}
        items={TABS.map((item) => ({ ...item, label: PROGRESS_COPY.tabs[item.id] }))}
      />
    </Page>
  );
}
