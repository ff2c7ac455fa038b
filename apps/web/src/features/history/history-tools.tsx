import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { glassesIcon, windowIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { bubbleIcon, filterIcon, searchIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { playIcon } from '../../ui/icons.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { SEARCH_COPY, TAB_COPY } from './history.copy.ts';
import { historyOverviewQuery } from './history.query.ts';
import { changed, type HistorySearch, type HistoryTab, tabOf, withTab } from './history-search.ts';
import styles from './history-tools.module.css';

export interface LookProps {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

const TABS: readonly (readonly [HistoryTab, IconShape])[] = [
  ['all', windowIcon],
  ['feelings', bubbleIcon],
  ['did', playIcon],
  ['grownUps', glassesIcon],
];

/** What to show: four looks, a word, and everything else in a sheet. */
export function HistoryTools({ search, onSearch }: LookProps) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { data: overview } = useQuery(historyOverviewQuery);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; these buttons act at once */}
      <div className={styles.tabs} role="group" aria-label={TAB_COPY.label}>
        {TABS.map(([tab, icon]) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-pressed={tabOf(search) === tab}
            onClick={() => onSearch(withTab(search, tab))}
          >
            <Icon shape={icon} />
            {/* A line may end after "Grown-" nowhere. */}
            <span className={say(TAB_COPY)[tab].includes('-') ? styles.whole : undefined}>{say(TAB_COPY)[tab]}</span>
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        <WordField search={search} onSearch={onSearch} />
        <Button icon={filterIcon} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {SEARCH_COPY.choose}
        </Button>
      </div>
      {isOpen && (
        <FilterSheet
          search={search}
          months={overview?.months.map(({ month }) => month) ?? []}
          onClose={() => setIsOpen(false)}
          onSearch={(chosen) => {
            setIsOpen(false);
            onSearch(chosen);
          }}
        />
      )}
    </div>
  );
}

/** Long enough to end a word, short enough not to be waited for. */
const TYPING_PAUSE_MS = 350;

function WordField({ search, onSearch }: LookProps) {
  const say = useWords();
  const id = useId();
  const [typed, setTyped] = useState(search.q ?? '');
  const asked = useRef(search.q ?? '');
  const look = (words: string) => {
    asked.current = words;
    onSearch(changed(search, { q: words || undefined, years: undefined }));
  };
  // "Show everything" empties the field as well; its own words coming back from the address do not change what is being typed.
  useEffect(() => {
    if ((search.q ?? '') === asked.current) return;
    asked.current = search.q ?? '';
    setTyped(search.q ?? '');
  }, [search.q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a pause in the typing, and not for another look
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => look(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          look(typed.trim());
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {SEARCH_COPY.label}
        </label>
        <Icon shape={searchIcon} />
        <input
          id={id}
          type="search"
          maxLength={60}
          value={typed}
          placeholder={say(SEARCH_COPY.placeholder)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
