import { type RichMoodId, richMoodById } from '@wonderlings/journal/catalogue';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useToday } from '../../lib/local-day/use-today.ts';
import { hasHappened, noteHappened } from '../../lib/once-a-visit.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useUser } from '../../lib/session/session.ts';
import { Page } from '../../ui/page.tsx';
import { useHelpOffered } from '../help/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { JournalHeader } from './journal-header.tsx';
import type { JournalSearch, JournalTab } from './journal-search.ts';
import { JournalTabs } from './journal-tabs.tsx';
import { CelebrationDialog, preloadDialogs, Welcome } from './lazy-dialogs.ts';
import { type JournalFlow, useDrawingFlow, useHelpCame, useJournalFlow, useWritingFlow } from './use-flows.ts';

/** "Did it help?", after a visit to a coping tool. */
const TryingCard = optionalPart(() => import('../coping/helped/trying-card.tsx').then((file) => file.TryingCard));

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
  const drawing = useDrawingFlow(userId, today, search.draw);
  const hasBegun =
    search.feeling !== undefined || !feelings.snapshot.matches('grid') || writing.snapshot.context.words !== '';
  const [welcoming, closeWelcome] = useWelcome(userId, hasBegun);
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

  const saved = feelings.snapshot.context.saved ?? writing.snapshot.context.saved ?? drawing.snapshot.context.saved;
  // From a feeling that is opened, and the first word sent, to the last celebrated: this page has a celebration of its own.
  const isTelling =
    feelings.snapshot.matches('detail') ||
    [feelings, writing, drawing].some(({ snapshot }) => snapshot.matches('saving'));
  useBusy(isTelling || saved !== null);
  const closeCelebration = () => {
    feelings.send({ type: 'celebration.close' });
    writing.send({ type: 'celebration.close' });
    drawing.send({ type: 'celebration.close' });
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
        drawing={drawing}
        onTabChange={(tab, how) => onSearch({ ...search, tab }, how)}
      />
      <Suspense fallback={null}>
        {saved && !helpOffered && (
          <CelebrationDialog saved={saved} offersTools={!helpCame} onClose={closeCelebration} />
        )}
        {welcoming && <Welcome onShown={() => noteHappened(welcomeOf(userId))} onClose={closeWelcome} />}
      </Suspense>
    </Page>
  );
}

export const welcomeOf = (userId: string) => `journal-welcome.${userId}`;

/**
 * Whether the buddy says hello: once a visit; once too few is kinder. Answers it with how to close it.
 * @param hasBegun the child is telling something: that comes first, also where the hello comes late over a slow network, and it is
 *   welcomed another time
 */
function useWelcome(userId: string, hasBegun: boolean): readonly [open: boolean, close: () => void] {
  const [open, setOpen] = useState(() => !hasHappened(welcomeOf(userId), true));
  if (open && hasBegun) setOpen(false);
  return [open && !hasBegun, () => setOpen(false)];
}

interface FeelingAddress {
  /** The feeling that the address names. */
  readonly feeling: string | undefined;
  readonly onChange: (feeling: RichMoodId | undefined, how: { readonly replace: boolean }) => void;
}

/**
 * Keeps an open feeling in the address, so that Back leads from it to the grid and not out of the journal. The machine
 * decides what is open; the address follows it, and only a move through the history goes the other way.
 */
function useFeelingInAddress({ snapshot, send }: JournalFlow, { feeling, onChange }: FeelingAddress): void {
  const isOpen = snapshot.matches('detail') || snapshot.matches('saving');
  const open = isOpen ? (snapshot.context.moodId ?? undefined) : undefined;
  const asked = useRef<string | undefined>(open);
  const last = useRef(feeling);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes: a draft that came back wins.
  useEffect(() => {
    const named = feeling === undefined ? undefined : richMoodById(feeling);
    if (open && open !== feeling) onChange(open, { replace: true });
    // The catalogue's own ids are the ids of its moods.
    if (!open && named) send({ type: 'mood.pick', moodId: named.id as RichMoodId });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something opens or closes.
  useEffect(() => {
    if (open === asked.current) return;
    asked.current = open;
    if (open !== feeling) onChange(open, { replace: open === undefined });
  }, [open]);

  useEffect(() => {
    if (feeling === last.current) return;
    last.current = feeling;
    if (feeling === asked.current) return;
    asked.current = feeling;
    const named = feeling === undefined ? undefined : richMoodById(feeling);
    if (named) send({ type: 'mood.pick', moodId: named.id as RichMoodId });
    else send({ type: 'mood.choose-different' });
  }, [feeling, send]);
}
