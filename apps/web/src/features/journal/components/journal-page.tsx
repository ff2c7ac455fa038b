import { Suspense, useEffect } from 'react';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { useHelpOffered } from '../../help/index.ts';
import { useBusy } from '../../place-to-stop/index.ts';
import type { JournalSearch, JournalTab } from '../journal-tabs.ts';
import { useFeelingInAddress } from '../use-feeling-in-address.ts';
import { useHelpCame } from '../use-help-came.ts';
import { useJournalFlow } from '../use-journal-flow.ts';
import { useWelcome } from '../use-welcome.ts';
import { useWritingFlow } from '../use-writing-flow.ts';
import { JournalHeader } from './frame/journal-header.tsx';
import { CelebrationDialog, preloadDialogs, Welcome } from './frame/lazy-dialogs.ts';
import { JournalTabs } from './journal-tabs.tsx';

/** "Did it help?", for whoever comes back from a coping tool. */
const TryingCard = optionalPart(() => import('../../coping/helped/trying-card.tsx').then((file) => file.TryingCard));

interface JournalPageProps {
  readonly search: JournalSearch;
  readonly defaultTab: JournalTab;
  /** Goes to another state of this page; `replace` leaves no step for Back. */
  readonly onSearch: (search: JournalSearch, how: { readonly replace: boolean }) => void;
}

/** The feelings journal: four tabs under the child's own title. */
export function JournalPage({ search, defaultTab, onSearch }: JournalPageProps) {
  const { id: userId } = useUser();
  const today = useToday();
  const feelings = useJournalFlow(userId);
  const writing = useWritingFlow(userId, today);
  const [welcoming, closeWelcome] = useWelcome(userId);
  useFeelingInAddress(feelings, {
    feeling: search.feeling,
    onChange: (feeling, how) => {
      const { feeling: _closed, ...rest } = search;
      onSearch(feeling ? { ...rest, feeling } : rest, how);
    },
  });
  useEffect(preloadDialogs, []);
  // Nothing is celebrated over the card that offers help.
  const helpOffered = useHelpOffered();
  const [helpCame, forgetHelp] = useHelpCame();

  const saved = feelings.snapshot.context.saved ?? writing.snapshot.context.saved;
  // From the first word sent to the last celebrated: this page has a celebration of its own.
  useBusy(feelings.snapshot.matches('saving') || writing.snapshot.matches('saving') || saved !== null);
  const closeCelebration = () => {
    feelings.send({ type: 'celebration.close' });
    writing.send({ type: 'celebration.close' });
    forgetHelp();
  };
  return (
    <Page>
      <JournalHeader today={today} />
      <Suspense fallback={null}>
        <TryingCard />
      </Suspense>
      <JournalTabs
        tab={search.tab ?? defaultTab}
        today={today}
        feelings={feelings}
        writing={writing}
        onTabChange={(tab, how) => onSearch({ ...search, tab }, how)}
      />
      <Suspense fallback={null}>
        {saved && !helpOffered && (
          <CelebrationDialog saved={saved} offersTools={!helpCame} onClose={closeCelebration} />
        )}
        {welcoming && <Welcome userId={userId} onClose={closeWelcome} />}
      </Suspense>
    </Page>
  );
}
