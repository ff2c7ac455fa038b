import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { calendarIcon, moonIcon } from '../../../ui/icons.ts';
import { PageHeading } from '../../../ui/page.tsx';
import type { Quality } from '../sleep.catalogue.ts';
import { SLEEP_COPY } from '../sleep.copy.ts';
import { NightScene } from './night-scene.tsx';
import styles from './sleep-hero.module.css';

interface SleepHeroProps {
  /** Of the last night, if there is one. */
  readonly moon: Quality | undefined;
  readonly onStart: () => void;
  readonly calendarId: string;
  readonly calendarShown: boolean;
  readonly onToggleCalendar: () => void;
}

export function SleepHero({ moon = 'good', onStart, calendarId, calendarShown, onToggleCalendar }: SleepHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.frame}>
        <NightScene moon={moon} />
        <Wonderling who="lulu" mood="sleepy" size={280} className={styles.lulu} />
      </div>
      <div className={styles.say}>
        <PageHeading>{SLEEP_COPY.title}</PageHeading>
        <p className={styles.lead}>{SLEEP_COPY.intro}</p>
        <p>{SLEEP_COPY.second}</p>
        <div className={styles.actions}>
          <Button variant="main" icon={moonIcon} onClick={onStart}>
            {SLEEP_COPY.start}
          </Button>
          <Button
            icon={calendarIcon}
            aria-expanded={calendarShown}
            aria-controls={calendarShown ? calendarId : undefined}
            onClick={onToggleCalendar}
          >
            {calendarShown ? SLEEP_COPY.hideCalendar : SLEEP_COPY.viewCalendar}
          </Button>
        </div>
      </div>
    </section>
  );
}
