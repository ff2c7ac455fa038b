import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LoadFailed } from '../../../lib/load-failed/load-failed.tsx';
import { streakWords } from '../../../lib/streaks/streak-words.ts';
import { journalStreakQuery } from '../../../lib/streaks/streaks.query.ts';
import { calendarIcon, leafIcon, pencilIcon, plusIcon } from '../../../ui/icons.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { moodsQuery } from '../api/moods.query.ts';
import { JOURNAL_COPY } from '../journal.copy.ts';
import type { JournalTab } from '../journal-tabs.ts';
import type { JournalFlow } from '../use-journal-flow.ts';
import type { WritingFlow } from '../use-writing-flow.ts';
import { AddMoodTab } from './add-mood/add-mood-tab.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { JournalLoading } from './frame/journal-loading.tsx';
import { JourneyTab } from './journey/journey-tab.tsx';
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
  const moods = useQuery(moodsQuery);
  const { data: streak } = useQuery(journalStreakQuery);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const changeTab = (next: JournalTab) => {
    const now = performance.now();
    onTabChange(next, { replace: now - changedAt.current < ONE_STEP_MS });
    changedAt.current = now;
  };

  // Without the list a child can still save; only the two tabs that show it wait for it, and say so when it does not come.
  const missing = moods.isPending ? (
    <JournalLoading />
  ) : (
    <LoadFailed trying={moods.isFetching} onRetry={() => void moods.refetch()} />
  );
  const streakLine = streak === undefined ? null : streakWords(streak, today).line;
  const line = moods.isPending ? JOURNAL_COPY.loading : streakLine;
  const content = {
    add: <AddMoodTab flow={feelings} streakLine={line} />,
    writing: <DailyWritingTab flow={writing} />,
    calendar: moods.data ? <CalendarTab entries={moods.data} today={today} /> : missing,
    journey: moods.data ? <JourneyTab entries={moods.data} onAdd={() => changeTab('add')} /> : missing,
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
