import { useHandheld } from '../../../lib/use-width.ts';
import { Button } from '../../../ui/button.tsx';
import { CHILD_HOME } from './child-home.copy.ts';
import type { Day } from './use-day.ts';
import styles from './why.module.css';

/** Whether the land has room for it; where not, it stands below. Likewise in why.module.css. */
export const useWhyInLand = (): boolean => !useHandheld();

/** Why this one small thing, and the way past it; nothing where nothing is suggested. */
export function Why({ day }: { readonly day: Day | undefined }) {
  if (!day?.suggestion) return null;
  return (
    <section className={styles.why} aria-label={CHILD_HOME.idea.heading}>
      <p>
        <b>{CHILD_HOME.idea.why}</b> {sentence(day.suggestion.reason)}
      </p>
      <Button variant="text" onClick={day.sayNotNow}>
        {CHILD_HOME.idea.notNow}
      </Button>
    </section>
  );
}

/** "because mornings like a soft start" → "Because mornings like a soft start." */
const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
