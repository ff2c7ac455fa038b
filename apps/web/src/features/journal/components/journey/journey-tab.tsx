import type { MoodEntry } from '@wonderlings/journal/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { plusIcon } from '../../../../ui/icons.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { longDateOf } from '../../entry-dates.ts';
import { JOURNAL_COPY, OWN_COPY } from '../../journal.copy.ts';
import { useGradually } from '../../use-gradually.ts';
import { EntryCard } from '../entry/entry-card.tsx';
import lists from '../entry/entry-list.module.css';
import { KeptEntries } from '../entry/kept-entries.tsx';
import styles from './journey-tab.module.css';

/** What is older than the entries that are there. */
export interface MoreEntries {
  readonly isComing: boolean;
  readonly failed: boolean;
  readonly load: () => void;
}

interface JourneyTabProps {
  /** Newest first. */
  readonly entries: readonly MoodEntry[];
  /** How many there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** null when these are all. */
  readonly more: MoreEntries | null;
  readonly onAdd: () => void;
  /** What waits on this device stands before what the server has. */
  readonly kept?: readonly MoodEntry[];
}

const NONE: readonly MoodEntry[] = [];

export function JourneyTab({ entries, total, more, onAdd, kept = NONE }: JourneyTabProps) {
  const shown = useGradually(entries);
  const list = useRef<HTMLUListElement>(null);
  if (entries.length + kept.length === 0) {
    return (
      <div className={styles.journey}>
        <EmptyState
          figure={<Wonderling who="blot" mood="happy" size={150} className={styles.figure} />}
          title={JOURNAL_COPY.journeyEmpty}
          action={
            <Button variant="main" icon={plusIcon} onClick={onAdd}>
              {JOURNAL_COPY.journeyEmptyAction}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <section className={styles.told}>
      <div className={styles.reader}>
        <Wonderling who="blot" mood="happy" size={210} />
        {total !== undefined && <p className={styles.kept}>{keptWords(total)}</p>}
      </div>
      <VisuallyHidden>
        <h2>{JOURNAL_COPY.tabs.journey}</h2>
      </VisuallyHidden>
      <div>
        <KeptEntries entries={kept} />
        <ul ref={list} className={`${lists.list} ${styles.trail}`}>
          {shown.map((entry) => (
            <li key={entry.id} className={`${lists.item} ${styles.stop}`} tabIndex={-1}>
              <EntryCard entry={entry} when={longDateOf(entry.localDate)} />
            </li>
          ))}
        </ul>
        <ShowMore more={more} count={entries.length} list={list} />
      </div>
    </section>
  );
}

interface ShowMoreProps {
  readonly more: MoreEntries | null;
  /** How many there are above it. */
  readonly count: number;
  readonly list: RefObject<HTMLElement | null>;
}

/** Older entries come in above the button, so that nothing moves that was read; with the last ones it gives its focus to them. */
function ShowMore({ more, count, list }: ShowMoreProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const came = asked === null ? 0 : count - asked;
  const isLast = more === null;
  useEffect(() => {
    if (asked === null || came === 0 || !isLast || document.activeElement !== document.body) return;
    // An element of a list is one.
    (list.current?.children[asked] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [asked, came, isLast, list]);
  const load = () => {
    if (!more || more.isComing) return;
    setAsked(count);
    more.load();
  };
  return (
    <div className={styles.more}>
      <VisuallyHidden>
        <span role="status">{came > 0 ? fill(OWN_COPY.moreCame, { n: came }) : ''}</span>
      </VisuallyHidden>
      {more?.failed && !more.isComing && <p role="alert">{OWN_COPY.moreFailed}</p>}
      {more && (
        <Button aria-disabled={more.isComing} aria-busy={more.isComing} onClick={load}>
          {more.isComing ? OWN_COPY.comingMore : OWN_COPY.showMore}
        </Button>
      )}
    </div>
  );
}

const keptWords = (entries: number): string => (entries === 1 ? OWN_COPY.oneKept : fill(OWN_COPY.kept, { n: entries }));
