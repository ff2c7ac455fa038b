import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockIcon } from '../../../ui/icons.ts';
import type { NatureActivity } from '../nature.catalogue.ts';
import { NATURE_COPY } from '../nature.copy.ts';
import styles from './nature-card.module.css';
import { NaturePicture } from './nature-picture.tsx';

interface NatureCardProps {
  readonly activity: NatureActivity;
  readonly done: boolean;
  readonly onToggle: (activity: NatureActivity) => void;
}

/** The whole card is the label of its tick. What one does indoors opens under it. */
export function NatureCard({ activity, done, onToggle }: NatureCardProps) {
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
          {description}
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
