import { type WonderlingId, wonderlingAt } from '@wonderlings/account/catalogue';
import type { User } from '@wonderlings/account/contract';
import { Suspense, useEffect, useState } from 'react';
import { Land } from '../../../art/lands/land.tsx';
import { HOME } from '../../../lib/copy/shell.ts';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { useClock, useToday } from '../../../lib/local-day/use-today.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { nameOf } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { PageHeading } from '../../../ui/page.tsx';
import type { Said } from '../../buddy/index.ts';
import { Buddy } from './buddy.tsx';
import { CHILD_HOME } from './child-home.copy.ts';
import { FilmSign } from './film-sign.tsx';
import { greetingOf, thanksOf } from './greeting.ts';
import { Idea, isRestAlone } from './idea.tsx';
import styles from './scene.module.css';
import { SceneButtons } from './scene-buttons.tsx';
import { SceneThings } from './scene-things.tsx';
import type { Day } from './use-day.ts';
import { useWhyInLand, Why } from './why.tsx';

const LetterDialog = optionalPart(() => import('./letter-dialog.tsx').then((file) => file.LetterDialog));

/** In letters: a greeting of one line on a phone. */
const SHORT = 12;
/** Who is there for a child without a buddy. */
const FALLBACK_BUDDY: WonderlingId = 'zola';

interface SceneProps {
  /** Null while the page is painted for every child. */
  readonly child: User | null;
  readonly day: Day | undefined;
  readonly said: Said | undefined;
  readonly evening: boolean;
  readonly onWatch: () => void;
}

/** A greeting of the buddy that was touched. */
interface Greeted {
  readonly line: string;
  readonly who: WonderlingId;
  /** Whose buddy it is. */
  readonly to: string;
  /** What it had said by then. */
  readonly instead: Said | undefined;
}

/** The child's land: who is greeted, who lives there, and what can be touched in it. */
export function Scene({ child, day, said, evening, onWatch }: SceneProps) {
  const whyInLand = useWhyInLand();
  const [isReading, setReading] = useState(false);
  const [greeted, setGreeted] = useState<Greeted>();
  const checkedIn = day?.checkedIn === true;
  const isOver = checkedIn && day?.suggestion === null;
  const buddy = wonderlingAt(child?.selectedWonderling) ?? said?.who ?? FALLBACK_BUDDY;
  const glad = isOver && child?.words !== 'plain' ? 'cheering' : 'happy';
  // Who was told something hard stays awake.
  const mood = evening && said?.mood !== 'listening' ? 'sleepy' : (said?.mood ?? glad);
  // Something hard stays held; and what the buddy has to say comes before a greeting.
  const isGreeting = greeted?.who === buddy && greeted.to === child?.id && greeted.instead === said;
  const greetingLine = isGreeting && said?.mood !== 'listening' ? greeted.line : undefined;
  // Good night is said once.
  const suggests = day?.suggestion && !(said && isRestAlone(day.suggestion)) ? day.suggestion : null;
  const isGoodbye = isOver && said?.isAnswer === true && said.mood !== 'listening';
  useEffect(() => {
    if (isGoodbye) giveFeedback('goodbye');
  }, [isGoodbye]);
  return (
    <section className={styles.place} data-sky="" aria-label={CHILD_HOME.scene}>
      <Land time="by-clock" className={styles.scene}>
        <div className={styles.in} data-suggests={suggests ? '' : undefined}>
          <Hello child={child} day={day} said={said} greeted={greetingLine} isOver={isOver} />
          <div className={styles.middle}>
            <div className={styles.idea}>
              {day && (suggests || isOver) && <Idea day={day} buddy={buddy} evening={evening} />}
              {whyInLand && (
                <div className={styles.why}>
                  <Why day={day} />
                </div>
              )}
            </div>
            <FilmSign onWatch={onWatch} />
          </div>
          <SceneThings
            hasLetter={day?.letter != null}
            grew={checkedIn}
            drops={day?.isPlanting === true}
            onOpenLetter={() => setReading(true)}
          />
          <SceneButtons />
        </div>
        {child && (
          <Buddy
            key={buddy}
            who={buddy}
            mood={mood}
            mayCheer={mood === 'happy' && child.words !== 'plain'}
            onGreet={(line) => setGreeted({ line, who: buddy, to: child.id, instead: said })}
          />
        )}
      </Land>
      <Suspense fallback={null}>
        {isReading && day?.letter && (
          <LetterDialog letter={day.letter} buddy={buddy} onClose={() => setReading(false)} />
        )}
      </Suspense>
    </section>
  );
}

interface HelloProps {
  readonly child: User | null;
  readonly day: Day | undefined;
  readonly said: Said | undefined;
  /** What the buddy says as it was touched. */
  readonly greeted: string | undefined;
  readonly isOver: boolean;
}

function Hello({ child, day, said, greeted, isOver }: HelloProps) {
  const say = useWords();
  const greeting = useGreeting(child, day, isOver);
  const answer = say(greeted) ?? (said?.isAnswer ? said.line : undefined);
  return (
    <div className={styles.hello} data-long={greeting.title.length > SHORT || undefined}>
      <PageHeading title={say(HOME.welcomeHeading)} className={styles.name}>
        {greeting.title}
      </PageHeading>
      {/* Read out where it answers what the child did; a greeting is not. */}
      <div role="status">{answer !== undefined && <p className={styles.said}>{answer}</p>}</div>
      {answer === undefined && <p className={said && styles.said}>{said?.line ?? greeting.line}</p>}
    </div>
  );
}

function useGreeting(child: User | null, day: Day | undefined, isOver: boolean) {
  const say = useWords();
  const today = useToday();
  const now = useClock();
  if (!child) return { title: say(CHILD_HOME.hello), line: '' };
  return day?.checkedIn
    ? thanksOf(nameOf(child), isOver)
    : greetingOf(nameOf(child), {
        localDate: today,
        localTime: now,
        wasAway: day?.wasAway === true,
        register: child.words === 'plain' ? 'teen' : 'child',
      });
}
