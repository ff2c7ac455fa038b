import { useRef, useState } from 'react';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { longDay } from '../../lib/local-day/day-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { heartIcon } from '../../ui/icons.ts';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { CALM, MOMENTS } from './calm.copy.ts';
import type { CalmMoment } from './calm-moments.ts';
import styles from './moment-shelf.module.css';
import type { Calm } from './use-calm.ts';
import { WorldPicture } from './worlds.tsx';

const SHOWN_AT_FIRST = 4;

/** The moments that were saved on this device, newest first, and the button that saves those of this visit. */
export function MomentShelf({ calm: { context, kept, send } }: { readonly calm: Calm }) {
  const say = useWords();
  const [all, setAll] = useState(false);
  const [saved, setSaved] = useState(false);
  const { moments } = kept.value;
  const hasFresh = context.unsaved.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const save = () => {
    send({ type: 'moments.save' });
    setSaved(true);
    // The button has nothing left to save; a keyboard goes on with the moments.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.shelf}>
      <Card>
        <h2 ref={heading} tabIndex={-1}>
          {MOMENTS.heading}
        </h2>
        {moments.length === 0 ? (
          <>
            <p className={styles.empty}>{say(MOMENTS.empty)}</p>
            <div className={styles.spots} aria-hidden="true">
              {say(CALM_SESSIONS).map(({ id }) => (
                <span key={id} className={styles.spot}>
                  <Icon shape={heartIcon} />
                </span>
              ))}
            </div>
          </>
        ) : (
          <ul className={styles.moments}>
            {moments.slice(0, all ? undefined : SHOWN_AT_FIRST).map((moment, index) => (
              // The same session twice on a day is two moments.
              // biome-ignore lint/suspicious/noArrayIndexKey: moments have no ids and are only ever added at the front
              <Moment key={moments.length - index} moment={moment} />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <Button icon={heartIcon} disabled={!hasFresh} onClick={save}>
            {CALM.saveMoments}
          </Button>
          {moments.length > SHOWN_AT_FIRST && (
            <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? MOMENTS.fewer : MOMENTS.all}
            </Button>
          )}
          <p role="status">{hasFresh ? '' : saved ? CALM.saved : moments.length > 0 ? MOMENTS.hint : ''}</p>
        </div>
        <NotKeptNote of={kept} />
      </Card>
    </section>
  );
}

function Moment({ moment: { sessionId, date } }: { readonly moment: CalmMoment }) {
  const say = useWords();
  return (
    <li className={styles.moment}>
      <span className={styles.picture}>
        <WorldPicture id={sessionId} />
      </span>
      <span>
        <b>{say(CALM_SESSIONS).find(({ id }) => id === sessionId)?.title}</b>
        <time dateTime={date}>{longDay(date)}</time>
      </span>
    </li>
  );
}
