import { COPING_CATEGORIES, COPING_LABELS, COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { type ReactNode, useId, useState } from 'react';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup, ToggleChip } from '../../ui/chips.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { heartIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { MeadowScene } from '../../ui/scene/meadow-scene.tsx';
import { Field } from '../../ui/text-field.tsx';
import { COPING_COPY } from './coping.copy.ts';
import { findTools, sharedTags, type ToolFilter, type ToolGroup } from './find-tools.ts';
import styles from './toolbox-header.module.css';

const searchIcon: IconShape = {
  fill: 'M10.500 5a5.500 5.500 0 100 11 5.500 5.500 0 000-11z',
  line: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500l5 5',
};

interface ToolboxHeaderProps {
  /** What is to be touched first. */
  readonly first: ReactNode;
  /** On a phone, searching waits until it is asked for. */
  readonly folded: boolean;
  readonly filter: ToolFilter;
  readonly onChange: (change: Partial<ToolFilter>) => void;
  /** What Tuck does and says about it. */
  readonly tuck: { readonly mood: Mood; readonly says: string };
}

export const ALL_TOOLS_ID = 'all-tools';

export function ToolboxHeader({ first, folded, filter, onChange, tuck }: ToolboxHeaderProps) {
  const say = useWords();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <PageHeading>{COPING_LABELS.heading}</PageHeading>
        <p className={styles.lead}>{say(COPING_LABELS.intro)}</p>
        {first}
        <div id={ALL_TOOLS_ID} className={styles.finding} data-folded={folded || undefined}>
          <SearchField typed={filter.typed} onChange={(typed) => onChange({ typed })} />
          <ToolFilters filter={filter} onChange={onChange} />
        </div>
      </div>
      <div className={styles.tuck}>
        <div className={styles.nook}>
          <MeadowScene />
        </div>
        <Wonderling who="tuck" mood={tuck.mood} size={208} className={styles.figure} />
        {/* What he says is on the page in other words as well, so it is not read twice. */}
        <p className={styles.say} aria-hidden="true">
          {tuck.says}
        </p>
      </div>
    </header>
  );
}

/** What Tuck does: he cheers a heart, waits during a try, looks while the child types, wonders when there is nothing. */
export function useTuck(
  filter: ToolFilter,
  favorites: readonly string[],
  isTrying: boolean,
): { readonly mood: Mood; readonly says: string } {
  const [before, setBefore] = useState({ filter, favorites, cheers: false });
  if (before.filter !== filter || before.favorites !== favorites) {
    // Hearts that come from the device are no news.
    const cheers = before.filter === filter && favorites.length === before.favorites.length + 1;
    setBefore({ filter, favorites, cheers });
  }
  const { hello, looking, nothing, liked, waiting } = COPING_COPY.tuck;
  if (before.cheers) return { mood: 'cheering', says: liked };
  const noHearts = filter.group === 'favorites' && favorites.length === 0;
  if (!noHearts && findTools(COPING_TOOLS, filter, favorites).length === 0) return { mood: 'thinking', says: nothing };
  if (isTrying) return { mood: 'listening', says: waiting };
  return filter.typed.trim() ? { mood: 'listening', says: looking } : { mood: 'happy', says: hello };
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** The tools change with each letter; there is nothing to send. */
function SearchField({ typed, onChange }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Field label={COPING_LABELS.searchLabel}>
        {({ className, ...control }) => (
          <span className={styles.box}>
            <Icon shape={searchIcon} className={styles.icon} />
            <input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={COPING_LABELS.searchPlaceholder}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
              className={`${className} ${styles.input}`}
              {...control}
            />
          </span>
        )}
      </Field>
    </search>
  );
}

const { categories } = COPING_LABELS;
const GROUPS = [
  { id: 'all' as const, label: categories.all },
  ...COPING_CATEGORIES.map((id) => ({ id, label: categories[id] })),
  { id: 'favorites' as const, label: categories.favorites, icon: heartIcon },
];
const TAGS = sharedTags(COPING_TOOLS);

interface ToolFiltersProps {
  readonly filter: ToolFilter;
  readonly onChange: (change: Partial<ToolFilter>) => void;
}

/** Category chips, of which one holds, and tags, of which one may. On a phone the tags come when they are asked for. */
function ToolFilters({ filter, onChange }: ToolFiltersProps) {
  const tagsId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.filters}>
      <ChipGroup<ToolGroup>
        label={COPING_COPY.groups}
        hideLabel
        items={GROUPS}
        value={filter.group}
        onChange={(group) => onChange({ group })}
      />
      <Button
        variant="text"
        className={styles.more}
        aria-expanded={open}
        aria-controls={tagsId}
        onClick={() => setOpen(!open)}
      >
        {open ? COPING_COPY.fewerTags : COPING_COPY.moreTags}
      </Button>
      {/* A tag that is chosen is never out of sight. */}
      <fieldset
        id={tagsId}
        aria-label={COPING_COPY.tags}
        className={styles.tags}
        data-open={open || filter.tag !== null}
      >
        {TAGS.map((tag) => (
          <ToggleChip
            key={tag}
            pressed={filter.tag === tag}
            onChange={(pressed) => onChange({ tag: pressed ? tag : null })}
          >
            {tag}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  );
}
