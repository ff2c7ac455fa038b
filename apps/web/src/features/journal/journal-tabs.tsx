import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FromLastVisit } from '../../device/offline-reads/from-last-visit.tsx';
import { SetAside } from '../../device/outbox/set-aside.tsx';
import { useWords } from '../../lib/words/words.ts';
import { calendarIcon, leafIcon, pencilIcon, plusIcon } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { journalStreakQuery, streakWords } from '../streaks/index.ts';
import { AddMoodTab } from './add-mood-tab.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { DailyWritingTab } from './daily-writing-tab.tsx';
import { KeptEntries } from './entry-card.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import { journalTotalsQuery, MOODS_KEY } from './journal.query.ts';
import { JournalLoading } from './journal-loading.tsx';
import type { JournalTab } from './journal-search.ts';
import { JourneyTab } from './journey-tab.tsx';
import { saveMoodCommand, useKeptMoods } from './save-mood.command.ts';
import type { DrawingFlow, JournalFlow, WritingFlow } from './use-flows.ts';

/** A run along the tabs with the arrow keys is one step back, not four. */
const ONE_STEP_MS = 1_000;

interface JournalTabsProps {
  readonly tab: JournalTab;
  readonly today: string;
  readonly feelings: JournalFlow;
  readonly writing: WritingFlow;
  readonly drawing: DrawingFlow;
  readonly onTabChange: (tab: JournalTab, how: { readonly replace: boolean }) => void;
}

export function JournalTabs({ tab, today, feelings, writing, drawing, onTabChange }: JournalTabsProps) {
  const totals = useQuery(journalTotalsQuery);
  const streak = useQuery(journalStreakQuery);
  const kept = useKeptMoods();
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const changeTab = (next: JournalTab) => {
    const now = performance.now();
    onTabChange(next, { replace: now - changedAt.current < ONE_STEP_MS });
    changedAt.current = now;
  };

  const say = useWords();
  const line = streak.data === undefined ? null : say(streakWords(streak.data, today).line);
  const content = {
    add: <AddMoodTab flow={feelings} streakLine={streak.isPending ? JOURNAL_COPY.loading : line} />,
    writing: <DailyWritingTab flow={writing} drawing={drawing} />,
    // Without the figures a child can still save; only the calendar waits for them, and says so when they do not come.
    calendar: totals.data ? (
      <>
        <FromLastVisit below={MOODS_KEY} />
        <CalendarTab totals={totals.data} today={today} kept={kept} />
      </>
    ) : (
      <>
        <KeptEntries entries={kept} />
        {totals.isPending ? (
          <JournalLoading />
        ) : (
          <LoadFailed trying={totals.isFetching} onRetry={() => void totals.refetch()} />
        )}
      </>
    ),
    journey: (
      <>
        <FromLastVisit below={MOODS_KEY} />
        <SetAside kind={saveMoodCommand.kind} />
        <JourneyTab onAdd={() => changeTab('add')} kept={kept} />
      </>
    ),
  } satisfies Record<JournalTab, unknown>;
  const { add, writing: write, calendar, journey } = JOURNAL_COPY.tabs;

  return (
    <Tabs
      // The journey has no end that they could stand at.
      atThumb={tab !== 'journey'}
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
