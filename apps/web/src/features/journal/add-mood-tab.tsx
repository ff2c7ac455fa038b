import { Link } from '@tanstack/react-router';
import { MOOD_LABELS, RICH_MOODS, type RichMoodId, richMoodById } from '@wonderlings/journal/catalogue';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { FeelingBubble } from '../../art/feelings/feeling-bubble.tsx';
import { soundsLike } from '../../lib/feedback/feedback.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useWords } from '../../lib/words/words.ts';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import styles from './add-mood-tab.module.css';
import { KeptNote } from './entry-card.tsx';
import { FeelingDetail } from './feeling-detail.tsx';
import type { JournalFlow } from './use-flows.ts';

interface AddMoodTabProps {
  readonly flow: JournalFlow;
  /** What Blot says about the days so far. */
  readonly streakLine: string | null;
}

/** The grid of feelings, or the one that was picked. */
export function AddMoodTab({ flow, streakLine }: AddMoodTabProps) {
  const { snapshot, send } = flow;
  const { moodId, kept } = snapshot.context;
  const mood = moodId === null ? undefined : richMoodById(moodId);
  // The page is painted with the grid, which is taken over before a feeling that was not saved is opened again.
  const isHydrated = useHydrated();
  const inDetail = isHydrated && mood !== undefined && (snapshot.matches('detail') || snapshot.matches('saving'));
  const [lastPicked, setLastPicked] = useState(moodId);
  if (moodId !== null && moodId !== lastPicked) setLastPicked(moodId);

  if (inDetail && moodId !== null) {
    return <FeelingDetail moodId={moodId} mood={mood} flow={flow} />;
  }
  return (
    <>
      {kept && <KeptNote key={kept.id} kept={kept} />}
      <FeelingGrid
        picked={snapshot.matches('picking') ? moodId : null}
        returnTo={isHydrated ? lastPicked : null}
        streakLine={streakLine}
        onPick={(id) => send({ type: 'mood.pick', moodId: id })}
      />
    </>
  );
}

interface FeelingGridProps {
  /** The bubble that was pressed a moment ago. */
  readonly picked: RichMoodId | null;
  /** The bubble that the focus comes back to from the detail view. */
  readonly returnTo: RichMoodId | null;
  readonly streakLine: string | null;
  readonly onPick: (id: RichMoodId) => void;
}

function FeelingGrid({ picked, returnTo, streakLine, onPick }: FeelingGridProps) {
  const say = useWords();
  const returning = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  // In the layout phase, so that a dialog that opens in the same moment gives the focus back to the bubble.
  useLayoutEffect(() => returning.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    returning.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <section className={styles.pond} aria-labelledby="how-do-you-feel">
      <Wonderling who="blot" mood={picked ? 'cheering' : 'happy'} size={230} className={styles.blot} />
      <header className={styles.ask}>
        <div ref={words}>
          <h2 id="how-do-you-feel" className={styles.question}>
            {say(MOOD_LABELS.heading)}
          </h2>
          <p className={styles.lead}>{say(MOOD_LABELS.subheading)}</p>
        </div>
        <ReadAloudButton words={words} round />
      </header>
      <ul className={styles.bubbles}>
        {RICH_MOODS.map((mood) => (
          <li key={mood.id}>
            <button
              type="button"
              ref={mood.id === returnTo ? returning : undefined}
              className={styles.feel}
              data-picked={picked === mood.id || undefined}
              {...soundsLike(`pop:${mood.id}`)}
              onClick={() => onPick(mood.id)}
            >
              <FeelingBubble feeling={mood.id} className={styles.orb} />
              <span className={styles.name}>{mood.feeling}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.say}>
        {streakLine && <p>{streakLine}</p>}
        <p>
          {say(MOOD_LABELS.somethingElse)}{' '}
          <Link to="/mood" search={{ view: 'quick' }} className={styles.other}>
            {MOOD_LABELS.somethingElseLink}
          </Link>
        </p>
      </div>
    </section>
  );
}
