import { useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { NATURE_FILTERS, type NatureFilter } from '../nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from '../nature.copy.ts';
import { inCategory } from '../nature-round.ts';
import type { NatureRoundHandle } from '../use-nature-round.ts';
import { NatureCard } from './nature-card.tsx';
import styles from './nature-cards.module.css';

const CHIPS = NATURE_FILTERS.map((id) => ({ id, label: id }));

export function NatureCards({ round }: { readonly round: NatureRoundHandle }) {
  const [filter, setFilter] = useState<NatureFilter>('All');
  const shown = inCategory(filter);
  const section = useRef<HTMLElement>(null);
  const showAll = () => {
    setFilter('All');
    // The button goes with the message.
    section.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="nature-cards" ref={section} tabIndex={-1}>
      <VisuallyHidden>
        <h2 id="nature-cards">{NATURE_OWN_COPY.cards}</h2>
      </VisuallyHidden>
      <ChipGroup label={NATURE_OWN_COPY.filters} hideLabel items={CHIPS} value={filter} onChange={setFilter} />
      {shown.length > 0 ? (
        <div className={styles.cards}>
          {shown.map((activity) => (
            <NatureCard
              key={activity.id}
              activity={activity}
              done={round.isDone(activity.id)}
              onToggle={round.toggle}
            />
          ))}
        </div>
      ) : (
        <div className={styles.none} role="status">
          <EmptyState
            figure={<Wonderling who="fern" mood="thinking" size={132} />}
            title={NATURE_COPY.emptyCategory.text}
            text={NATURE_COPY.emptyCategory.community}
            action={<Button onClick={showAll}>{NATURE_COPY.emptyCategory.action}</Button>}
          />
        </div>
      )}
    </section>
  );
}
