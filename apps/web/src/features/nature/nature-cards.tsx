import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ChipGroup } from '../../ui/chips.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NATURE_FILTERS, type NatureFilter } from './nature.catalogue.ts';
import { NATURE_OWN_COPY } from './nature.copy.ts';
import { NatureCard } from './nature-card.tsx';
import styles from './nature-cards.module.css';
import { inCategory } from './nature-round.ts';
import type { NatureRoundHandle } from './use-nature-round.ts';

/** Community has no cards yet: a chip that leads to nothing is not shown. */
const CHIPS = NATURE_FILTERS.filter((id) => inCategory(id).length > 0).map((id) => ({ id, label: id }));

interface NatureCardsProps {
  readonly round: NatureRoundHandle;
  /** The card that was chosen where the child comes from. */
  readonly chosen: string | undefined;
}

export function NatureCards({ round, chosen }: NatureCardsProps) {
  const [filter, setFilter] = useState<NatureFilter>('All');
  const section = useArrivalAt(chosen);
  // The leaf is on its card before the way on is drawn below it.
  const justTicked = useDeferredValue(round.justTicked);
  return (
    <section ref={section} aria-labelledby="nature-cards">
      <VisuallyHidden>
        <h2 id="nature-cards">{NATURE_OWN_COPY.cards}</h2>
      </VisuallyHidden>
      <div className={styles.filters}>
        <ChipGroup label={NATURE_OWN_COPY.filters} hideLabel items={CHIPS} value={filter} onChange={setFilter} />
      </div>
      <div className={styles.cards}>
        {inCategory(filter).map((activity) => (
          <NatureCard
            key={activity.id}
            activity={activity}
            done={round.isDone(activity.id)}
            isChosen={activity.id === chosen}
            endsHere={activity.id === justTicked && round.isDone(activity.id) && !round.progress.complete}
            onToggle={round.toggle}
          />
        ))}
      </div>
    </section>
  );
}

/** Brings the chosen card into sight and gives it the focus, once: a filter that hides it and shows it again is no arrival. */
function useArrivalAt(chosen: string | undefined) {
  const section = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const card = chosen === undefined ? null : section.current?.querySelector('[aria-current]');
    if (!card) return;
    const show = () => card.scrollIntoView?.({ block: 'center' });
    card.querySelector('input')?.focus({ preventScroll: true });
    show();
    // After the router has scrolled a page that is new to its top.
    const stop = router.subscribe('onRendered', () => {
      show();
      stop();
    });
    return stop;
  }, [chosen, router]);
  return section;
}
