import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Page } from '../../ui/page.tsx';
import { TimeCard, TimeHeader } from './time-card.tsx';
import styles from './time-page.module.css';
import { DOWN_TIME } from './time-pages.catalogue.ts';

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
