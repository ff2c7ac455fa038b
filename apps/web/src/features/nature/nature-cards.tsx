import { useState } from 'react';
import { checkIcon } from '../../ui/bar-icons.ts';
import { ChipGroup } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, leafIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NATURE_FILTERS, type NatureActivity, type NatureFilter } from './nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';
import styles from './nature-cards.module.css';
import { NaturePicture } from './nature-picture.tsx';
import { inCategory } from './nature-round.ts';
import type { NatureRoundHandle } from './use-nature-round.ts';

/** Community has no cards yet: a chip that leads to nothing is not shown. */
const CHIPS = NATURE_FILTERS.filter((id) => inCategory(id).length > 0).map((id) => ({ id, label: id }));

export function NatureCards({ round }: { readonly round: NatureRoundHandle }) {
  const [filter, setFilter] = useState<NatureFilter>('All');
  return (
    <section aria-labelledby="nature-cards">
      <VisuallyHidden>
        <h2 id="nature-cards">{NATURE_OWN_COPY.cards}</h2>
      </VisuallyHidden>
      <ChipGroup label={NATURE_OWN_COPY.filters} hideLabel items={CHIPS} value={filter} onChange={setFilter} />
      <div className={styles.cards}>
        {inCategory(filter).map((activity) => (
          <NatureCard key={activity.id} activity={activity} done={round.isDone(activity.id)} onToggle={round.toggle} />
        ))}
      </div>
    </section>
  );
}

interface NatureCardProps {
  readonly activity: NatureActivity;
  readonly done: boolean;
  readonly onToggle: (activity: NatureActivity) => void;
}

/** The whole card is the label of its tick. What one does indoors opens under it. */
function NatureCard({ activity, done, onToggle }: NatureCardProps) {
  const { id, name, duration, difficulty, category, description } = activity;
  return (
    <article className={styles.card} data-done={done} data-category={category} aria-labelledby={`${id}-name`}>
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
