import { memo } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useHandheld } from '../../lib/use-width.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { handIcon, leafIcon, lockIcon, rightIcon } from '../../ui/icons.ts';
import { BackLink, Page, PageHeading } from '../../ui/page.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { ChampionBanner } from './champion-banner.tsx';
import { NATURE_COPY, NATURE_OWN_COPY, PLANTS_LINK } from './nature.copy.ts';
import { NatureCards } from './nature-cards.tsx';
import styles from './nature-page.module.css';
import { NaturePicture } from './nature-picture.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useNatureRound } from './use-nature-round.ts';

export function NaturePage({ card }: { readonly card?: string }) {
  const round = useNatureRound(useToday());
  const isHandheld = useHandheld();
  const banner = <ChampionBanner key="banner" round={round} />;
  const cards = <NatureCards key="cards" round={round} chosen={card} />;
  const progress = (
    <div key="progress" className={styles.progress}>
      <ProgressCard round={round} />
    </div>
  );
  return (
    <Page>
      <BackLink to="/activities">{NATURE_OWN_COPY.back}</BackLink>
      <div className={styles.round} data-logging="">
        <header className={styles.say}>
          <PageHeading>{NATURE_COPY.title}</PageHeading>
          <Wonderling who="fern" size={84} className={styles.fern} />
          <p className={`${styles.lead} ${hidden.hiddenOnPhone}`}>{NATURE_COPY.intro}</p>
          <p className={styles.note}>
            <Icon shape={handIcon} />
            <span>
              <Unbroken>{NATURE_COPY.grownUpNote}</Unbroken>
            </span>
          </p>
        </header>
        {/* Keys go through them in the order in which they are seen. */}
        {isHandheld ? [banner, cards, progress] : [progress, banner, cards]}
      </div>
      <div className={styles.more}>
        <PlantsLink />
        <NatureTips />
        <p className={styles.privacy}>
          <Icon shape={lockIcon} />
          {NATURE_OWN_COPY.privacy}
        </p>
      </div>
    </Page>
  );
}

/** The way to the plant journal, which has no card of its own on the overview. */
const PlantsLink = memo(function PlantsLink() {
  return (
    <CardLink to="/activities/environment/plants" className={styles.plants ?? ''}>
      <span className={styles.art}>
        <NaturePicture of="plant-care" />
      </span>
      <span className={styles.words}>
        <b>{PLANTS_LINK.title}</b>
        {PLANTS_LINK.text}
      </span>
      <span className={styles.go}>
        {PLANTS_LINK.action}
        <Icon shape={rightIcon} />
      </span>
    </CardLink>
  );
});

const NatureTips = memo(function NatureTips() {
  return (
    <section className={styles.tips} aria-labelledby="nature-tips">
      <Card>
        <h2 id="nature-tips">{NATURE_COPY.tips.title}</h2>
        <div className={styles.columns}>
          {NATURE_COPY.tips.columns.map(({ id, title, items }) => (
            <div key={id}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <Icon shape={leafIcon} />
                    <span>
                      <Unbroken>{item}</Unbroken>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Card>
    </section>
  );
});
