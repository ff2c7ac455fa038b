import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { calendarIcon, moonIcon } from '../../ui/icons.ts';
import { CRESCENT, NightMeadow } from '../../ui/scene/night-meadow.tsx';
import type { Quality } from './sleep.catalogue.ts';
import { SLEEP_COPY } from './sleep.copy.ts';
import styles from './sleep-hero.module.css';

interface SleepHeroProps {
  /** Of the last night, if there is one. */
  readonly moon: Quality | undefined;
  readonly onStart: () => void;
  readonly calendarId: string;
  readonly calendarShown: boolean;
  readonly onToggleCalendar: () => void;
}

/** Lulu's words about nights, under the moon of the last one. */
export function SleepHero({ moon = 'good', onStart, calendarId, calendarShown, onToggleCalendar }: SleepHeroProps) {
  const say = useWords();
  return (
    <section className={styles.hero}>
      <div className={styles.frame}>
        <NightScene moon={moon} />
        <Wonderling who="lulu" mood="sleepy" size={280} className={styles.lulu} />
      </div>
      <div className={styles.say}>
        <p className={styles.lead}>{SLEEP_COPY.intro}</p>
        <p>{say(SLEEP_COPY.second)}</p>
        <div className={styles.actions}>
          <Button icon={moonIcon} onClick={onStart}>
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

/** Hills at night under the moon of the last night that was written down. Decoration. */
function NightScene({ moon }: { readonly moon: Quality }) {
  return (
    <NightMeadow className={styles.scene}>
      {/* A new key is a new moon, and a new moon rises. */}
      <g key={moon} className={styles.moon}>
        <circle cx="128" cy="92" r="66" fill="var(--il-sun)" opacity=".14" />
        <SceneMoon of={moon} />
      </g>
    </NightMeadow>
  );
}

function SceneMoon({ of }: { readonly of: Quality }) {
  if (of === 'perfect')
    return (
      <>
        <circle cx="128" cy="92" r="43" fill="var(--il-sun)" />
        <g fill="var(--deep-3)" opacity=".16">
          <circle cx="112" cy="80" r="8" />
          <circle cx="144" cy="104" r="10" />
          <circle cx="146" cy="72" r="5" />
        </g>
      </>
    );
  return (
    <>
      <path transform="translate(0 6)" d={CRESCENT} fill="var(--il-sun)" />
      {of === 'needs-improvement' && (
        <path
          d="M96 152c-16 0-26-8-26-19s11-19 22-16c3-14 17-22 30-17 11 3 17 11 17 20 14-1 22 5 22 16s-9 16-22 16z"
          fill="var(--deep-text-2)"
        />
      )}
    </>
  );
}
