import { memo } from 'react';
import { Fold } from '../../ui/fold.tsx';
import styles from './card-details.module.css';
import type { NatureActivity } from './nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';

interface CardDetailsProps {
  readonly activity: NatureActivity;
  /** Open from the start. */
  readonly open: boolean;
}

/** What opens under a card: how one does it indoors, and why it feels good. */
export const CardDetails = memo(function CardDetails({ activity: { cityVariant, benefits }, open }: CardDetailsProps) {
  return (
    <Fold summary={NATURE_OWN_COPY.more} open={open} className={styles.details ?? ''}>
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
