import { Card } from '../../../../ui/card.tsx';
import { type CoachId, coachById } from '../../movequest.catalogue.ts';
import { BEFORE_YOU_START, MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import styles from './before-you-start.module.css';

/** What holds for every coach, and once one is chosen its own warm-up and tip. */
export function BeforeYouStart({ coach: id }: { readonly coach: CoachId | null }) {
  const coach = id === null ? null : coachById(id);
  return (
    <section className={styles.before} aria-labelledby="before-you-start">
      <Card tint>
        <h2 id="before-you-start" className={styles.title}>
          {BEFORE_YOU_START.title}
        </h2>
        <ul className={styles.lines}>
          {BEFORE_YOU_START.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div role="status">
          {coach && (
            <dl className={styles.coach}>
              <dt>{COPY.warmUp}</dt>
              <dd>{coach.warmUp}</dd>
              <dt>{COPY.safetyTip}</dt>
              <dd>{coach.safetyTip}</dd>
            </dl>
          )}
        </div>
      </Card>
    </section>
  );
}
