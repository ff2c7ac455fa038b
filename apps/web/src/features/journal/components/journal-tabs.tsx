import { type UseInfiniteQueryResult, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SetAside } from '../../../device/outbox/set-aside.tsx';
import { calendarIcon, leafIcon, pencilIcon, plusIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { journalStreakQuery, streakWords } from '../../streaks/index.ts';
import { journeyQuery } from '../api/moods.query.ts';
import { JOURNAL_COPY } from '../journal.copy.ts';
import type { JournalTab } from '../journal-tabs.ts';
import { saveMoodCommand } from '../save-mood.command.ts';
import { journalTotalsQuery } from '../totals.query.ts';
import type { JournalFlow } from '../use-journal-flow.ts';
import { useKeptMoods } from '../use-kept-moods.ts';
import type { WritingFlow } from '../use-writing-flow.ts';
import { AddMoodTab } from './add-mood/add-mood-tab.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { KeptEntries } from './entry/kept-entries.tsx';
import { JournalLoading } from './frame/journal-loading.tsx';
import { JourneyTab, type MoreEntries } from './journey/journey-tab.tsx';
import { DailyWritingTab } from './writing/daily-writing-tab.tsx';

/** Whoever runs along the tabs with the arrow keys wants one step back, not four. */
const ONE_STEP_MS = 1_000;

interface JournalTabsProps {
  readonly tab: JournalTab;
  readonly today: string;
  readonly feelings: JournalFlow;
  readonly writing: WritingFlow;
  readonly onTabChange: (tab: JournalTab, how: { readonly replace: boolean }) => void;
}

export function JournalTabs({ tab, today, feelings, writing, onTabChange }: JournalTabsProps) {
  const moods = useInfiniteQuery(journeyQuery);
  const totals = useQuery(journalTotalsQuery);
  const { data: streak } = useQuery(journalStreakQuery);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const changeTab = (next: JournalTab) => {
    const now = performance.now();
    onTabChange(next, { replace: now - changedAt.current < ONE_STEP_MS });
    changedAt.current = now;
  };

  // Without the list a child can still save; only the two tabs that show it wait for it, and say so when it does not come.
  const missing = (read: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'refetch'>) =>
    read.isPending ? <JournalLoading /> : <LoadFailed trying={read.isFetching} onRetry={() => void read.refetch()} />;
  const streakLine = streak === undefined ? null : streakWords(streak, today).line;
  const kept = useKeptMoods();
  const line = moods.isPending ? JOURNAL_COPY.loading : streakLine;
  const content = {
    add: <AddMoodTab flow={feelings} streakLine={line} />,
    writing: <DailyWritingTab flow={writing} />,
    calendar: totals.data ? <CalendarTab totals={totals.data} today={today} kept={kept} /> : missing(totals),
    journey: moods.data ? (
      <>
        <SetAside kind={saveMoodCommand.kind} />
        <JourneyTab
          entries={moods.data.pages.flatMap(({ items }) => items)}
          total={totals.data?.entries}
          more={moods.hasNextPage ? moreOf(moods) : null}
          onAdd={() => changeTab('add')}
          kept={kept}
        />
      </>
    ) : (
      <>
        <SetAside kind={saveMoodCommand.kind} />
        <KeptEntries entries={kept} />
        {missing(moods)}
      </>
    ),
  } satisfies Record<JournalTab, unknown>;
  const { add, writing: write, calendar, journey } = JOURNAL_COPY.tabs;

  return (
    <Tabs
      label={JOURNAL_COPY.tabsLabel}
      value={tab}
      onChange={changeTab}
      items={[
        { id: 'add', label: add, icon: plusIcon, content: content.add },
        { id: 'writing', label: write, icon: pencilIcon, content: content.writing },
        { id: 'calendar', label: calendar, icon: calendarIcon, content: content.calendar },
        { id: 'journey', label: journey, icon: leafIcon, content: content.journey },
      ]}
    />
  );
}

const moreOf = (moods: UseInfiniteQueryResult): MoreEntries => ({
  isComing: moods.isFetchingNextPage,
  failed: moods.isFetchNextPageError,
  load: () => void moods.fetchNextPage(),
});
