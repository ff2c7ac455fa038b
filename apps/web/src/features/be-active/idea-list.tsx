import { homeIcon } from '../../ui/bar-icons.ts';
import { ChipGroup } from '../../ui/chips.tsx';
import { leafIcon, seatIcon, starIcon } from '../../ui/icons.ts';
import lift from '../../ui/lift.module.css';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { IdeaId } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY } from './be-active.copy.ts';
import styles from './idea-list.module.css';
import { IdeaPicture } from './pictures/idea-picture.tsx';
import { FILTERS, type Filter, ideasIn } from './wheel.ts';

const ICONS = { all: starIcon, indoor: homeIcon, outdoor: leafIcon, seated: seatIcon } as const;
const PLACES = FILTERS.map((id) => ({ id, label: COPY.filters[id], icon: ICONS[id] }));

interface IdeaListProps {
  readonly filter: Filter;
  /** Nothing is shown as picked while the wheel turns. */
  readonly shown: IdeaId | undefined;
  readonly onFilter: (filter: Filter) => void;
  readonly onPick: (idea: IdeaId) => void;
}

/** Every move of a group, for a child that would rather pick than spin. */
export function IdeaList({ filter, shown, onFilter, onPick }: IdeaListProps) {
  return (
    <section className={styles.others}>
      <div className={styles.head}>
        <h2>{COPY.other}</h2>
        <ChipGroup label={COPY.show} hideLabel items={PLACES} value={filter} onChange={onFilter} />
      </div>
      <ul className={styles.ideas}>
        {ideasIn(filter).map(({ id, title, text }) => (
          <li key={id}>
            <button
              type="button"
              className={`${styles.idea} ${lift.lift}`}
              aria-pressed={id === shown}
              onClick={() => onPick(id)}
            >
              <span className={styles.picture}>
                <IdeaPicture idea={id} />
              </span>
              <b>{title}</b>
              <small>
                <Unbroken>{text}</Unbroken>
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
