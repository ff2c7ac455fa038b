import { wonderlingAt } from '@wonderlings/account/catalogue';
import { type ComponentType, memo, startTransition, useDeferredValue, useEffect, useOptimistic, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { FromLastVisit } from '../../device/offline-reads/from-last-visit.tsx';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { PartLoading } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './progress-page.module.css';
import type { PartProps, ProgressTab } from './progress-search.ts';
import { loadedPart, loadPart, PROGRESS_PARTS, type ProgressPart } from './progress-tabs.ts';

/** From the content's `ui-copy.json`, word for word. */
const PROGRESS_COPY = {
  title: 'Progress Journey',
  tabs: { overview: 'Overview', badges: 'Badges', stickers: 'Stickers', streaks: 'Streaks' },
  intro: 'Here is what you did. It is all yours.',
} as const;

/** What the child did, as a road, badges, stickers and a garden. */
export function ProgressPage({ search, onSearch }: PartProps) {
  const { tab = 'overview' } = search;
  // At once, while what the tab shows is still on its way over the network.
  const [shown, show] = useOptimistic<ProgressTab>(PROGRESS_PARTS.some(({ id }) => id === tab) ? tab : 'overview');
  const choose = (next: ProgressTab) =>
    startTransition(async () => {
      show(next);
      await onSearch(next === 'overview' ? {} : { tab: next });
    });
  return (
    <Page>
      <FromLastVisit />
      <Tabs
        head={<ProgressHead chosen={shown} />}
        label={PROGRESS_COPY.title}
        value={shown}
        onChange={choose}
        items={PROGRESS_PARTS.map((part) => ({
          id: part.id,
          icon: part.icon,
          label: PROGRESS_COPY.tabs[part.id],
          content: <PartPanel part={part} search={search} onSearch={onSearch} />,
        }))}
      />
    </Page>
  );
}

/** On the overview the buddy walks the road; on the other tabs it looks on from beside the heading. */
function ProgressHead({ chosen }: { readonly chosen: ProgressTab }) {
  const tab = useDeferredValue(chosen);
  const say = useWords();
  const buddy = wonderlingAt(useUser().selectedWonderling);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageHeading>{PROGRESS_COPY.title}</PageHeading>
        <p className={`${styles.intro} ${tab === 'overview' ? '' : hidden.hiddenOnPhone}`}>
          {say(PROGRESS_COPY.intro)}
        </p>
      </div>
      {buddy && tab !== 'overview' && (
        <span className={styles.buddy}>
          <Wonderling who={buddy} crop="bust" size={72} />
        </span>
      )}
    </header>
  );
}

interface PartPanelProps extends PartProps {
  readonly part: ProgressPart;
}

/** What a tab shows: its own content as soon as that has come. A press on another tab need not draw it again. */
const PartPanel = memo(function PartPanel({ part, ...props }: PartPanelProps) {
  const content = usePart(part);
  if (content.status === 'loading') return <PartLoading withPicture={part.id === 'overview'} />;
  if (content.status === 'failed') return <LoadFailed trying={false} onRetry={content.again} />;
  return <content.Part {...props} />;
});

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'there'; readonly Part: ComponentType<PartProps> };

/** A tab's content. One that has been looked at before is there at once, so that nothing flickers from tab to tab. */
function usePart({ id, load }: ProgressPart): Loaded {
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly tries: number; readonly failed: boolean }>();
  useEffect(() => {
    if (loadedPart(id)) return;
    let wanted = true;
    const settle = (failed: boolean) => wanted && setOutcome({ tries, failed });
    loadPart({ id, load }).then(
      () => settle(false),
      (reason: unknown) => {
        logFailure('A part of the progress page did not come', reason);
        settle(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, load, tries]);
  const Part = loadedPart(id);
  if (Part) return { status: 'there', Part };
  if (outcome?.failed && outcome.tries === tries) return { status: 'failed', again: () => setTries(tries + 1) };
  return { status: 'loading' };
}
