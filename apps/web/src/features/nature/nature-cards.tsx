import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { ChipGroup } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, leafIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import { NATURE_FILTERS, type NatureActivity, type NatureFilter } from './nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';
import styles from './nature-cards.module.css';
import { NaturePicture } from './nature-picture.tsx';
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
  return (
    <section ref={section} aria-labelledby="nature-cards">
      <VisuallyHidden>
        <h2 id="nature-cards">{NATURE_OWN_COPY.cards}</h2>
      </VisuallyHidden>
      <ChipGroup label={NATURE_OWN_COPY.filters} hideLabel items={CHIPS} value={filter} onChange={setFilter} />
      <div className={styles.cards}>
        {inCategory(filter).map((activity) => (
          <NatureCard
            key={activity.id}
            activity={activity}
            done={round.isDone(activity.id)}
            isChosen={activity.id === chosen}
            endsHere={activity.id === round.justTicked && round.isDone(activity.id) && !round.progress.complete}
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

interface NatureCardProps {
  readonly activity: NatureActivity;
  readonly done: boolean;
  /** The child came for it. */
  readonly isChosen: boolean;
  /** Ticked just now: a visit may end with it. */
  readonly endsHere: boolean;
  readonly onToggle: (activity: NatureActivity) => void;
}

/** The whole card is the label of its tick. What one does indoors opens under it. */
function NatureCard({ activity, done, isChosen, endsHere, onToggle }: NatureCardProps) {
  const say = useWords();
  const { id, name, duration, difficulty, category, description } = activity;
  return (
    <article
      className={styles.card}
      data-done={done}
      data-category={category}
      aria-current={isChosen || undefined}
      aria-labelledby={`${id}-name`}
    >
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          checked={done}
          onChange={() => onToggle(activity)}
          aria-labelledby={`${id}-tick ${id}-name`}
          aria-describedby={`${id}-facts ${id}-text`}
        />
        <span className={styles.art}>
          <NaturePicture of={id} />
          {done && (
            <span className={styles.stamp}>
              <Icon shape={leafIcon} />
            </span>
          )}
        </span>
        <span className={styles.say}>
          {/* A heading inside a label would be no heading to a screen reader; the article carries the name. */}
          <b className={styles.name} id={`${id}-name`}>
            {name}
          </b>
          <span className={styles.facts} id={`${id}-facts`}>
            <Icon shape={clockIcon} />
            {duration}
            <i>, </i>
            {difficulty}
            <i>, </i>
            {category}
          </span>
        </span>
        <span className={styles.text} id={`${id}-text`}>
          <Unbroken>{description}</Unbroken>
        </span>
        <span className={styles.tick}>
          <span className={styles.boxy}>
            <Icon shape={checkIcon} />
          </span>
          <span id={`${id}-tick`}>{NATURE_COPY.markDone}</span>
        </span>
      </label>
      <CityVariant activity={activity} />
      {endsHere && (
        <div className={styles.end}>
          <DoneNext who="blot" to="/activities/journal" step={say(NEXT_STEPS.drawIt)} />
        </div>
      )}
    </article>
  );
}

function CityVariant({ activity: { cityVariant, benefits } }: { readonly activity: NatureActivity }) {
  return (
    <details className={styles.city}>
      <summary>{NATURE_COPY.cityHeading}</summary>
      <p>{cityVariant}</p>
      <p className={styles.why}>{NATURE_COPY.benefitsHeading}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </details>
  );
}
