import { wonderlingAt } from '@wonderlings/account/catalogue';
import { STREAK_MILESTONES, type Streak } from '@wonderlings/journal/contract';
import type { CSSProperties } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { LOADING } from '../../lib/copy/shell.ts';
import { useUser } from '../../lib/session/session.ts';
import { inWords } from '../../lib/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { bookIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { STREAK_COPY } from '../streaks/index.ts';
import { roadFor } from './road.ts';
import styles from './road-card.module.css';
import { RoadPicture } from './road-picture.tsx';

/** The mockup's words and our own; what the content says of streaks is the content's. */
const ROAD_COPY = {
  title: 'Day {n} in bloom',
  start: STREAK_COPY.tiers[0].message,
  first: 'Save a feeling, and the road begins.',
  oneMore: 'One more check-in to the next flag.',
  more: '{more} more check-ins to the next flag.',
  noHurry: 'No hurry: your days never go away.',
  neverLost: STREAK_COPY.neverLost,
  allPassed: STREAK_COPY.noNextGoal,
  picture: 'Your buddy stands at day {n} of a road. There are flags at 3, 7, 14 and 30 days.',
  passed: 'Passed: {flags}.',
  passedOnce: 'Passed once before: {flags}.',
  nonePassed: 'No flag is passed yet.',
  knowsYou: 'You have been to flag {n} before. It kept your color.',
  days: 'days',
  checkIn: 'Check in',
} as const;

// The type of a style has no custom properties; React sets them by the CSSOM, which the content security policy allows.
const placed = ({ x, y }: { readonly x: number; readonly y: number }) => ({ '--x': x, '--y': y }) as CSSProperties;

interface RoadCardProps {
  /** Undefined until it is known; the road is there before the buddy is. */
  readonly streak: Streak | null | undefined;
}

/** The road of check-in days: the buddy stands where the child is, between flags at 3, 7, 14 and 30. */
export function RoadCard({ streak }: RoadCardProps) {
  const isKnown = streak !== undefined;
  const days = streak?.currentStreak ?? 0;
  const { flags, walker } = roadFor(days, streak?.longestStreak);
  const words = roadWords({
    currentStreak: days,
    longestStreak: streak?.longestStreak ?? days,
    totalCheckIns: streak?.totalCheckIns ?? 0,
  });
  // A child that has not chosen a buddy yet walks with the first of the troupe.
  const buddy = wonderlingAt(useUser().selectedWonderling) ?? 'zola';
  return (
    <section className={styles.card} aria-labelledby="road-title">
      <div
        className={styles.window}
        {...(isKnown ? { role: 'img', 'aria-label': words.picture } : { 'aria-hidden': true })}
      >
        <div className={styles.art} style={placed(walker)}>
          <RoadPicture className={styles.picture} />
          {flags.map((flag) => (
            <span
              key={flag.days}
              className={`${styles.flag} ${styles[flag.state]} ${flag.once ? styles.once : ''}`}
              style={placed(flag)}
            >
              <b>{flag.days}</b>
              <i>{ROAD_COPY.days}</i>
            </span>
          ))}
          {isKnown && (
            <Wonderling who={buddy} mood={days > 0 ? 'cheering' : 'happy'} size={132} className={styles.walker} />
          )}
        </div>
      </div>
      <div className={styles.words}>{isKnown ? <KnownWords words={words} days={days} /> : <PendingWords />}</div>
    </section>
  );
}

function KnownWords({ words, days }: { readonly words: RoadWords; readonly days: number }) {
  return (
    <>
      <h2 id="road-title">{words.title}</h2>
      <p>
        <span className={styles.sentence}>
          <Unbroken>{words.text}</Unbroken>
        </span>{' '}
        {words.noHurry && <span className={styles.sentence}>{words.noHurry}</span>}
      </p>
      {words.once && <p>{words.once}</p>}
      {days === 0 && (
        <ButtonLink to="/mood" icon={bookIcon}>
          {ROAD_COPY.checkIn}
        </ButtonLink>
      )}
    </>
  );
}

/** As high as most children's, so that nothing jumps. */
function PendingWords() {
  return (
    <>
      <h2 id="road-title">
        <VisuallyHidden>{LOADING.things}</VisuallyHidden>
        <Skeleton width="11rem" height="1lh" />
      </h2>
      <p>
        <span className={styles.sentence}>
          <Skeleton width="16rem" height="1lh" />
        </span>{' '}
        <span className={styles.sentence}>{ROAD_COPY.noHurry}</span>
      </p>
    </>
  );
}

interface Days {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly totalCheckIns: number;
}
interface RoadWords {
  readonly title: string;
  readonly text: string;
  /** Said beside it; it is the same for every child, and is there before the road is known. */
  readonly noHurry: string | null;
  /** Of the flags that were passed on a walk before this one; none, where there are none. */
  readonly once: string | null;
  /** The picture, for screen readers. */
  readonly picture: string;
}

/** What stands under the road. It counts what was done, and says of nothing that it could be lost. */
export function roadWords({ currentStreak: days, longestStreak, totalCheckIns }: Days): RoadWords {
  const next = STREAK_MILESTONES.find((stop) => stop > days);
  const passed = STREAK_MILESTONES.filter((stop) => stop <= days);
  const once = STREAK_MILESTONES.filter((stop) => stop > days && stop <= longestStreak);
  return {
    title: days === 0 ? inWords(ROAD_COPY.start) : fill(ROAD_COPY.title, { n: days }),
    text: textFor(days, totalCheckIns, next),
    noHurry: days === 0 || next === undefined ? null : ROAD_COPY.noHurry,
    once: onceFor(once),
    picture: [
      fill(ROAD_COPY.picture, { n: days }),
      passed.length > 0
        ? fill(ROAD_COPY.passed, { flags: passed.join(', ') })
        : once.length > 0
          ? ''
          : ROAD_COPY.nonePassed,
      once.length > 0 ? fill(ROAD_COPY.passedOnce, { flags: once.join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function textFor(days: number, total: number, next: number | undefined): string {
  if (days === 0) return total > 0 ? inWords(ROAD_COPY.neverLost) : ROAD_COPY.first;
  if (next === undefined) return inWords(ROAD_COPY.allPassed);
  const more = next - days;
  return more === 1 ? ROAD_COPY.oneMore : fill(ROAD_COPY.more, { more: spelledOut(more) });
}

/** The farthest one that knows the child. */
function onceFor(flags: readonly number[]): string | null {
  const farthest = flags.at(-1);
  return farthest === undefined ? null : fill(ROAD_COPY.knowsYou, { n: farthest });
}

const WORDS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** A number of two or more at the beginning of a sentence. */
const spelledOut = (number: number): string => WORDS[number - 2] ?? String(number);
