import { useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { homeIcon, shieldIcon } from '../../ui/bar-icons.ts';
import { ChipGroup } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leafIcon, seatIcon, starIcon } from '../../ui/icons.ts';
import lift from '../../ui/lift.module.css';
import { BackLink, Page, PageHeading } from '../../ui/page.tsx';
import { useAlone } from '../../ui/timed-session/use-alone.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useBusy } from '../place-to-stop/index.ts';
import type { IdeaId } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY, BE_ACTIVE_SAFETY, BE_ACTIVE_COPY as COPY } from './be-active.copy.ts';
import styles from './be-active-page.module.css';
import { IdeaWheel, useSpin } from './idea-wheel.tsx';
import { MoveCard } from './move-card.tsx';
import { IdeaPicture } from './pictures/idea-picture.tsx';
import { useBeActive } from './use-be-active.ts';
import { FILTERS, type Filter, ideasIn } from './wheel.ts';

/** Pick a move or let the wheel pick, and do it as long as it is fun. */
export function BeActivePage({ move }: { readonly move?: string }) {
  const say = useWords();
  const active = useBeActive(move);
  const { context, phase } = active;
  const { spin, still } = useSpin(active.send);
  // On a phone the move that the child came for is above the wheel.
  const [cameFor] = useState(phase === 'choosing' && context.pickedBy === 'child');
  const isMoving = phase === 'moving' || phase === 'paused';
  const isChoosing = phase === 'choosing' || phase === 'spinning';
  useBusy(phase !== 'choosing' && phase !== 'finished');
  return (
    <Page>
      {isMoving ? <Alone /> : <BackLink to="/activities">{COPY.back}</BackLink>}
      <div className={styles.top} data-alone={!isChoosing || undefined} data-came-for={cameFor || undefined}>
        <header className={styles.say}>
          {/* Still the page's name to a screen reader. */}
          <PageHeading className={isChoosing ? undefined : hidden.hidden}>{COPY.heading}</PageHeading>
          <p className={styles.intro}>{say(COPY.intro)}</p>
        </header>
        <div className={styles.wheel}>
          <IdeaWheel context={context} phase={phase} still={still} onSpin={spin} />
        </div>
        <div className={styles.move}>
          <MoveCard active={active} phase={phase} still={still} onSpin={spin} />
        </div>
      </div>
      {isChoosing && (
        <IdeaList
          filter={context.filter}
          shown={phase === 'spinning' ? undefined : context.idea}
          onFilter={active.chooseFilter}
          onPick={(idea) => active.send({ type: 'idea.pick', idea })}
        />
      )}
      {isChoosing && <GoodToKnow />}
    </Page>
  );
}

/** While a child moves, the screen is Pogo's. */
function Alone() {
  useAlone();
  return null;
}

function GoodToKnow() {
  return (
    <section className={styles.safe} aria-labelledby="good-to-know">
      <h2 id="good-to-know">
        <VisuallyHidden>{BE_ACTIVE_COPY.goodToKnow}</VisuallyHidden>
        <Icon shape={shieldIcon} />
      </h2>
      <ul>
        {BE_ACTIVE_SAFETY.map((line) => (
          <li key={line}>
            <Unbroken>{line}</Unbroken>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function IdeaList({ filter, shown, onFilter, onPick }: IdeaListProps) {
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
