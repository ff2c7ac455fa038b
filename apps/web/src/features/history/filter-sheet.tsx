import { useQuery } from '@tanstack/react-query';
import { HISTORY_KINDS, type HistoryKind } from '@wonderlings/history/kind-catalogue';
import { useId, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { monthName } from '../../lib/local-day/day-words.ts';
import { monthOf } from '../../lib/local-day/local-day.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWords } from '../../lib/words/words.ts';
import { glassesIcon, paletteIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chips.tsx';
import { Dialog, DialogFeet } from '../../ui/dialog.tsx';
import { bubbleIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { leafIcon, lockIcon, pencilIcon, playIcon, starIcon, windIcon } from '../../ui/icons.ts';
import styles from './filter-sheet.module.css';
import { FILTER_COPY, KIND_NAMES } from './history.copy.ts';
import { historyCountQuery } from './history.query.ts';
import { type Change, changed, type HistorySearch, THIS_WEEK, type Who } from './history-search.ts';

interface FilterSheetProps {
  readonly search: HistorySearch;
  /** Those with something in them, newest first. */
  readonly months: readonly string[];
  readonly onSearch: (search: HistorySearch) => void;
  readonly onClose: () => void;
}

/** What, who and when; the button says how much that is before it is pressed. */
export function FilterSheet({ search, months, onSearch, onClose }: FilterSheetProps) {
  const today = useToday();
  const [draft, setDraft] = useState<HistorySearch>(() => ({ ...search }));
  const { data: found } = useQuery(historyCountQuery(draft, today));
  const choose = (change: Change) => setDraft((was) => changed(was, change));
  return (
    <Dialog open onOpenChange={onClose} title={FILTER_COPY.title} closeLabel={FILTER_COPY.close} size="wide">
      <KindPicker
        kinds={draft.kinds ?? []}
        onChange={(kinds) => choose({ kinds: kinds.length > 0 ? kinds : undefined })}
      />
      <ChipGroup<Who | 'anyone'>
        label={FILTER_COPY.who}
        value={draft.who ?? 'anyone'}
        items={[
          { id: 'anyone', label: FILTER_COPY.anyone },
          { id: 'child', label: FILTER_COPY.you },
          { id: 'grown-up', label: FILTER_COPY.grownUp },
          { id: 'system', label: FILTER_COPY.wonderlings },
        ]}
        onChange={(who) => choose({ who: who === 'anyone' ? undefined : who })}
      />
      <WhenPicker when={draft.when} months={months} today={today} onChange={(when) => choose({ when })} />
      <DialogFeet sticky>
        <Button variant="ghost" onClick={() => onSearch({})}>
          {FILTER_COPY.all}
        </Button>
        <Button variant="main" onClick={() => onSearch(draft)}>
          {found?.count === 1 ? FILTER_COPY.showOne : fill(FILTER_COPY.show, { n: found ? countWords(found) : '…' })}
        </Button>
      </DialogFeet>
    </Dialog>
  );
}

const countWords = ({ count, isMore }: { readonly count: number; readonly isMore: boolean }): string =>
  isMore ? `more than ${count}` : String(count);

const KIND_ICONS: Readonly<Record<HistoryKind, IconShape>> = {
  feelings: bubbleIcon,
  writing: pencilIcon,
  breath: windIcon,
  moving: playIcon,
  nature: leafIcon,
  won: starIcon,
  stickers: paletteIcon,
  'grown-ups': glassesIcon,
  account: lockIcon,
};

interface KindPickerProps {
  readonly kinds: readonly HistoryKind[];
  readonly onChange: (kinds: readonly HistoryKind[]) => void;
}

/** None pressed is all of them. */
function KindPicker({ kinds, onChange }: KindPickerProps) {
  const say = useWords();
  return (
    <fieldset className={styles.fieldset}>
      <legend>{FILTER_COPY.what}</legend>
      <div className={styles.kinds}>
        {HISTORY_KINDS.map((kind) => {
          const isOn = kinds.includes(kind);
          return (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? kinds.filter((one) => one !== kind) : [...kinds, kind])}
            >
              <Icon shape={KIND_ICONS[kind]} />
              <span>{say(KIND_NAMES)[kind]}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const ANY_TIME = 'any';
const ANOTHER = 'another';

interface WhenPickerProps {
  readonly when: string | undefined;
  readonly months: readonly string[];
  readonly today: string;
  readonly onChange: (when: string | undefined) => void;
}

function WhenPicker({ when, months, today, onChange }: WhenPickerProps) {
  const id = useId();
  const thisMonth = monthOf(today);
  const others = months.filter((month) => month !== thisMonth);
  const isAnother = when !== undefined && when !== THIS_WEEK && when !== thisMonth;
  const value = isAnother ? ANOTHER : (when ?? ANY_TIME);
  return (
    <div className={styles.when}>
      <ChipGroup
        label={FILTER_COPY.when}
        value={value}
        items={[
          { id: ANY_TIME, label: FILTER_COPY.allTimes },
          { id: THIS_WEEK, label: FILTER_COPY.week },
          { id: thisMonth, label: monthName(thisMonth, today) },
          ...(others.length > 0 ? [{ id: ANOTHER, label: FILTER_COPY.another }] : []),
        ]}
        onChange={(chosen) => onChange(chosen === ANY_TIME ? undefined : chosen === ANOTHER ? others[0] : chosen)}
      />
      {isAnother && (
        <label className={styles.month} htmlFor={id}>
          <span>{FILTER_COPY.month}</span>
          <select id={id} value={when} onChange={(event) => onChange(event.target.value)}>
            {others.map((month) => (
              <option key={month} value={month}>
                {monthName(month, today)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
