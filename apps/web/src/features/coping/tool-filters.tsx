import { COPING_CATEGORIES, COPING_LABELS, COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipGroup, ToggleChip } from '../../ui/chips.tsx';
import { heartIcon } from '../../ui/icons.ts';
import { COPING_COPY } from './coping.copy.ts';
import { sharedTags, type ToolFilter, type ToolGroup } from './find-tools.ts';
import styles from './tool-filters.module.css';

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
export function ToolFilters({ filter, onChange }: ToolFiltersProps) {
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
