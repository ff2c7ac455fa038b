import { memo } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, leafIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import type { NatureActivity } from './nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';
import styles from './nature-card.module.css';
import { NaturePicture } from './nature-picture.tsx';

interface NatureCardProps {
  readonly activity: NatureActivity;
  readonly done: boolean;
  /** The child came for it. */
  readonly isChosen: boolean;
  /** Ticked just now: a visit may end with it. */
  readonly endsHere: boolean;
  readonly onToggle: (activity: NatureActivity) => void;
}

/** The whole card is the label of its tick: its picture first. */
export function NatureCard({ activity, done, isChosen, endsHere, onToggle }: NatureCardProps) {
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
            <span className={`${styles.kind} ${hidden.hiddenOnPhone}`}>
              <i>, </i>
              <span>{difficulty}</span>
              <i>, </i>
              <span>{category}</span>
            </span>
          </span>
        </span>
        <span className={`${styles.text} ${hidden.hiddenOnPhone}`} id={`${id}-text`}>
          <Unbroken>{description}</Unbroken>
        </span>
        <span className={styles.tick}>
          <span className={styles.boxy}>
            <Icon shape={checkIcon} />
          </span>
          <span className={hidden.hiddenOnPhone} id={`${id}-tick`}>
            {NATURE_COPY.markDone}
          </span>
        </span>
      </label>
      <CardDetails activity={activity} open={isChosen} />
      {endsHere && (
        <div className={styles.end}>
          <DoneNext who="blot" to="/activities/journal" step={say(NEXT_STEPS.drawIt)} sound="grew" />
        </div>
      )}
    </article>
  );
}

interface CardDetailsProps {
  readonly activity: NatureActivity;
  /** Open from the start. */
  readonly open: boolean;
}

/** What opens under a card: what is to be done, where the card itself shows no more than its picture; how one does it indoors, and why it feels good. */
const CardDetails = memo(function CardDetails({ activity, open }: CardDetailsProps) {
  const { difficulty, category, description, cityVariant, benefits } = activity;
  return (
    <Fold summary={<Summary />} open={open} className={styles.details ?? ''}>
      <div className={styles.how}>
        <p>
          <Unbroken>{description}</Unbroken>
        </p>
        <p className={styles.tags}>
          <span>{difficulty}</span> <span>{category}</span>
        </p>
      </div>
      <p className={styles.heading}>{NATURE_COPY.cityHeading}</p>
      <p>{cityVariant}</p>
      <p className={styles.heading}>{NATURE_COPY.benefitsHeading}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Fold>
  );
});

const Summary = () => (
  <>
    <span className={styles.more}>{NATURE_OWN_COPY.more}</span>
    <span className={styles.howWords}>{NATURE_OWN_COPY.how}</span>
  </>
);
