import { Wonderling } from '../../art/companions/wonderling.tsx';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { shortDay } from '../../lib/local-day/day-words.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { starIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { MEDAL_COPY, type Owned } from '../badges/index.ts';
import styles from './newest-card.module.css';

/** What was earned last; the words for "none" are the content's (`emptyStates`, `no-achievements`). */
const NEWEST_COPY = {
  heading: {
    badge: 'Newest badge',
    milestone: 'Newest milestone',
    'emotion-badge': 'Newest heart',
    achievement: 'Newest achievement',
  },
  none: {
    title: 'Nothing here yet, and that is fine',
    text: 'When you do a thing, it shows up here.',
    action: 'Start an activity',
  },
  why: 'Why did I get this?',
  all: 'See everything you can earn',
} as const;

/** What was earned last, and the way to why. */
export function NewestCard({ newest }: { readonly newest: Owned | undefined }) {
  const say = useWords();
  return (
    <Card>
      <section className={styles.newest} aria-labelledby="newest-heading">
        {newest ? (
          <Newest one={newest} />
        ) : (
          <>
            <h2 id="newest-heading">{NEWEST_COPY.heading.badge}</h2>
            <EmptyState
              figure={<Wonderling who="glim" size={96} className={styles.figure} />}
              title={say(NEWEST_COPY.none.title)}
              text={say(NEWEST_COPY.none.text)}
              action={<ButtonLink to="/activities">{NEWEST_COPY.none.action}</ButtonLink>}
            />
          </>
        )}
      </section>
    </Card>
  );
}

function Newest({ one }: { readonly one: Owned }) {
  const { kind, id, icon, name, description, earned } = one;
  const today = useToday();
  return (
    <>
      <h2 id="newest-heading">{NEWEST_COPY.heading[kind]}</h2>
      <div className={styles.row}>
        <div className={styles.medal}>
          {earned.isNew && (
            <span className={styles.new}>
              <Tag accent>{MEDAL_COPY.isNew}</Tag>
            </span>
          )}
          <RewardArt icon={icon} size={116} />
          <b>{name}</b>
          <small>{fill(MEDAL_COPY.earned, { date: shortDay(earned.day, today) })}</small>
        </div>
        <div className={styles.words}>
          <p className={styles.what}>{description}</p>
          <ButtonLink variant="text" to="/progress" search={{ tab: 'badges', kind, id }}>
            {NEWEST_COPY.why}
          </ButtonLink>
        </div>
      </div>
      <ButtonLink to="/progress" search={{ tab: 'badges' }} icon={starIcon} className={styles.all}>
        {NEWEST_COPY.all}
      </ButtonLink>
    </>
  );
}
