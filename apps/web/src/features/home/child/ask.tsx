import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { FeelingBubble } from '../../../art/feelings/feeling-bubble.tsx';
import { TodaySpot } from '../../../art/lands/things.tsx';
import { afterPaint } from '../../../lib/after-paint.ts';
import { soundsLike } from '../../../lib/feedback/feedback.ts';
import { lineOfDay } from '../../../lib/local-day/local-day.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowIcon, plusIcon, sproutIcon } from '../../../ui/icons.ts';
import { FEELINGS } from '../../journal/index.ts';
import styles from './ask.module.css';
import { CHILD_HOME } from './child-home.copy.ts';
import { GREW, SEE_YOU } from './greetings.catalogue.ts';
import { isRestAlone } from './idea.tsx';
import type { Day } from './use-day.ts';

/** Six feelings to touch; after the first of the day, what came of it. */
export function Ask({ day, evening }: { readonly day: Day | undefined; readonly evening: boolean }) {
  return (
    <section className={styles.ask} aria-labelledby="ask">
      {day?.checkedIn ? <Today suggestion={day.suggestion} evening={evening} /> : <Six />}
    </section>
  );
}

type FeelingId = (typeof FEELINGS)[number]['id'];

function Six() {
  const say = useWords();
  const { day, evening } = say(CHILD_HOME.ask);
  const navigate = useNavigate();
  const [picked, setPicked] = useState<FeelingId>();
  const pick = (event: MouseEvent, feeling: FeelingId) => {
    // A new tab is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPicked(feeling);
    afterPaint(() => navigate({ to: '/mood', search: { feeling } }));
  };
  return (
    <>
      {/* Both are painted; the clock says which is shown. */}
      <h2 id="ask">
        <span className={styles.byDay}>{day}</span>
        <span className={styles.byNight}>{evening}</span>
      </h2>
      <ul className={styles.six}>
        {FEELINGS.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/mood"
              search={{ feeling: id }}
              className={styles.feeling}
              data-picked={picked === id || undefined}
              onClick={(event) => pick(event, id)}
              {...soundsLike(`pop:${id}`)}
            >
              <FeelingBubble feeling={id} className={styles.bubble} />
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Blot stands for what was told: who looks over a shoulder reads no feeling. */
function Today({ suggestion, evening }: { readonly suggestion: Day['suggestion']; readonly evening: boolean }) {
  const say = useWords();
  // Who is told good night in the scene above is not told so twice.
  const saysBye = suggestion !== null && !isRestAlone(suggestion);
  const today = useToday();
  return (
    <>
      <h2 id="ask">{CHILD_HOME.today}</h2>
      <div className={styles.today} aria-hidden="true">
        <Wonderling who="blot" size={140} className={styles.blot} />
        <Icon shape={arrowIcon} />
        <span className={styles.sprout}>
          <TodaySpot grew ring={false} />
        </span>
      </div>
      <p className={styles.told}>
        {say(CHILD_HOME.told)} {lineOfDay(say(GREW), today)}
      </p>
      {saysBye && <p className={styles.bye}>{evening ? say(SEE_YOU.evening)[0] : say(SEE_YOU.day)[0]}</p>}
      <div className={styles.next}>
        <ButtonLink to="/mood" icon={plusIcon}>
          {CHILD_HOME.tellAnother}
        </ButtonLink>
        <ButtonLink to="/progress" search={{ tab: 'streaks' }} icon={sproutIcon}>
          {CHILD_HOME.garden}
        </ButtonLink>
      </div>
    </>
  );
}
