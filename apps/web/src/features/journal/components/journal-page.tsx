import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useUser } from '../../../lib/session/session.ts';
import { calendarIcon, leafIcon, pencilIcon, plusIcon } from '../../../ui/icons.ts';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { moodsQuery } from '../api/moods.query.ts';
import { journalStreakQuery } from '../api/streaks.query.ts';
import { JOURNAL_COPY } from '../journal.copy.ts';
import type { JournalTab } from '../journal-tabs.ts';
import { streakWords } from '../streak-words.ts';
import { useJournalFlow } from '../use-journal-flow.ts';
import { useToday } from '../use-today.ts';
import { useWelcome } from '../use-welcome.ts';
import { useWritingFlow } from '../use-writing-flow.ts';
import { AddMoodTab } from './add-mood/add-mood-tab.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { JournalHeader } from './frame/journal-header.tsx';
import { JournalLoading } from './frame/journal-loading.tsx';
import { CelebrationDialog, preloadDialogs, Welcome } from './frame/lazy-dialogs.ts';
import { LoadFailed } from './frame/load-failed.tsx';
import { JourneyTab } from './journey/journey-tab.tsx';
import { DailyWritingTab } from './writing/daily-writing-tab.tsx';

interface JournalPageProps {
  readonly tab: JournalTab;
  readonly onTabChange: (tab: JournalTab) => void;
}

/** The feelings journal: four tabs under the child's own title. */
export function JournalPage({ tab, onTabChange }: JournalPageProps) {
  const { id: userId } = useUser();
  const today = useToday();
  const moods = useQuery(moodsQuery);
  const { data: streak } = useQuery(journalStreakQuery);
  const feelings = useJournalFlow(userId);
  const writing = useWritingFlow(userId, today);
  const [welcoming, closeWelcome] = useWelcome(userId);
  useEffect(preloadDialogs, []);
  const saved = feelings.snapshot.context.saved ?? writing.snapshot.context.saved;

  const closeCelebration = () => {
    feelings.send({ type: 'celebration.close' });
    writing.send({ type: 'celebration.close' });
  };
  const failed = <LoadFailed trying={moods.isFetching} onRetry={() => void moods.refetch()} />;

  return (
    <Page>
      <JournalHeader today={today} />
      {moods.isPending ? (
        <JournalLoading />
      ) : (
        <Tabs
          label={JOURNAL_COPY.tabsLabel}
          value={tab}
          onChange={onTabChange}
          items={[
            {
              id: 'add',
              label: JOURNAL_COPY.tabs.add,
              icon: plusIcon,
              content: (
                <AddMoodTab
                  flow={feelings}
                  streakLine={streak === undefined ? null : streakWords(streak, today).line}
                />
              ),
            },
            {
              id: 'writing',
              label: JOURNAL_COPY.tabs.writing,
              icon: pencilIcon,
              content: <DailyWritingTab flow={writing} />,
            },
            {
              id: 'calendar',
              label: JOURNAL_COPY.tabs.calendar,
              icon: calendarIcon,
              content: moods.data ? <CalendarTab entries={moods.data} today={today} /> : failed,
            },
            {
              id: 'journey',
              label: JOURNAL_COPY.tabs.journey,
              icon: leafIcon,
              content: moods.data ? <JourneyTab entries={moods.data} onAdd={() => onTabChange('add')} /> : failed,
            },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {saved && <CelebrationDialog saved={saved} onClose={closeCelebration} />}
        {welcoming && <Welcome userId={userId} onClose={closeWelcome} />}
      </Suspense>
    </Page>
  );
}
