import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Page } from '../../ui/page.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { TimeCard, TimeHeader } from './time-card.tsx';
import styles from './time-page.module.css';
import { ACTIVE_TIME } from './time-pages.catalogue.ts';

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
