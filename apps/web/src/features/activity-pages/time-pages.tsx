import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Page } from '../../ui/page.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { TimeCard, TimeHeader } from './time-card.tsx';
import { ACTIVE_TIME, DOWN_TIME } from './time-pages.catalogue.ts';
import styles from './time-pages.module.css';

const { title, intro, back, environment, plants } = ACTIVE_TIME;

export function ActiveTimePage() {
  return (
    <Page>
      <TimeHeader title={title} intro={intro} back={back} />
      <div className={styles.pair}>
        <TimeCard
          {...words(environment)}
          figure={<Wonderling who="fern" mood="happy" size={210} className={styles.figure} />}
        />
        <ExerciseCard />
      </div>
      <div className={styles.more}>
        <TimeCard
          {...words(plants)}
          shape="strip"
          figure={<Wonderling who="fern" mood="thinking" size={150} className={styles.small} />}
        />
      </div>
    </Page>
  );
}

function words({ title, text, path, button, world }: typeof environment | typeof plants) {
  return { title, text, path, button, world };
}

/** How each stands in its world: at rest. */
const MOODS = { lulu: 'sleepy', zola: 'breathing-out', blot: 'calm' } as const;

export function DownTimePage() {
  const say = useWords();
  const { title, intro, back, cards } = say(DOWN_TIME);
  return (
    <Page>
      <TimeHeader title={title} intro={intro} back={back} />
      <div className={styles.three}>
        {cards.map(({ id, companionId, ...card }) => (
          <TimeCard
            key={id}
            {...card}
            night={id === 'sleep'}
            figure={<Wonderling who={companionId} mood={MOODS[companionId]} size={200} className={styles.figure} />}
          />
        ))}
      </div>
    </Page>
  );
}
