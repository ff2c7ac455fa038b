import { useToday } from '../../../lib/local-day/use-today.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { handIcon } from '../../../ui/icons.ts';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { NATURE_COPY, NATURE_OWN_COPY } from '../nature.copy.ts';
import { useNatureRound } from '../use-nature-round.ts';
import { ChampionBanner } from './champion-banner.tsx';
import { NatureCards } from './nature-cards.tsx';
import styles from './nature-page.module.css';
import { NatureTips } from './nature-tips.tsx';
import { PlantsLink } from './plants-link.tsx';
import { ProgressCard } from './progress-card.tsx';

export function NaturePage() {
  const round = useNatureRound(useToday());
  return (
    <Page>
      <BackLink to="/activities">{NATURE_OWN_COPY.back}</BackLink>
      <div className={styles.top}>
        <header className={styles.say}>
          <PageHeading>{NATURE_COPY.title}</PageHeading>
          <p className={styles.lead}>{NATURE_COPY.intro}</p>
          <p className={styles.note}>
            <Icon shape={handIcon} />
            <span>{NATURE_COPY.grownUpNote}</span>
          </p>
        </header>
        <ProgressCard round={round} />
      </div>
      <ChampionBanner round={round} />
      <NatureCards round={round} />
      <div className={styles.more}>
        <PlantsLink />
        <NatureTips />
      </div>
    </Page>
  );
}
