import { COPING_LABELS } from '@wonderlings/coping/catalogue';
import type { Mood } from '../../../../art/companions/cast.ts';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { MeadowScene } from '../../../../ui/scene/meadow-scene.tsx';
import type { ToolFilter } from '../../find-tools.ts';
import { SearchField } from './search-field.tsx';
import { ToolFilters } from './tool-filters.tsx';
import styles from './toolbox-header.module.css';

interface ToolboxHeaderProps {
  readonly filter: ToolFilter;
  readonly onChange: (change: Partial<ToolFilter>) => void;
  /** What Tuck does and says about it. */
  readonly tuck: { readonly mood: Mood; readonly says: string };
}

export function ToolboxHeader({ filter, onChange, tuck }: ToolboxHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <PageHeading>{COPING_LABELS.heading}</PageHeading>
        <p className={styles.lead}>{COPING_LABELS.intro}</p>
        <SearchField typed={filter.typed} onChange={(typed) => onChange({ typed })} />
        <ToolFilters filter={filter} onChange={onChange} />
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
