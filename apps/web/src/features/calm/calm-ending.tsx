import { Suspense, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { optionalPart } from '../../lib/optional-part.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { heartIcon, leftIcon, replayIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { DeepSky } from '../../ui/timed-session/deep-sky.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import type { CalmSession } from './calm.catalogue.ts';
import { CALM, CALM_SESSION, STOPPED_LINE } from './calm.copy.ts';
import styles from './calm-ending.module.css';
import { KeepsakeRow } from './calm-panel.tsx';
import { foundBy, KEEPSAKES } from './keepsakes.catalogue.ts';
import type { Calm } from './use-calm.ts';
import { WorldPicture, WorldWindow } from './worlds.tsx';

const Beside = optionalPart(() => import('../buddy/beside.tsx').then((file) => file.Beside));

/** Two equal ends: followed to the last line, or stopped when the child wanted to. Both can be saved. */
export function CalmEnding({ calm, session }: { readonly calm: Calm; readonly session: CalmSession }) {
  const say = useWords();
  const { status, context, kept, send } = calm;
  const keepsakes = KEEPSAKES[session.id];
  const found = foundBy(keepsakes, context.shownMs);
  // The first one says what happened, the second what it was.
  const [heading = '', rest] = status === 'finished' ? [session.finish] : say(STOPPED_LINE).split(/(?<=\.) /);
  const isFresh = context.unsaved.length > 0;
  const told = useRef<HTMLParagraphElement>(null);
  const save = () => {
    send({ type: 'moments.save' });
    // The button goes; a keyboard goes on from what is said in its place.
    told.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <DeepSky />
      <WorldWindow />
      <div className={styles.ending}>
        <div className={styles.picture}>
          <WorldPicture id={session.id} />
          <Wonderling who="hum" mood="happy" size={220} className={styles.hum} />
          <Suspense fallback={null}>
            <Beside kind={`calm/${session.id}`} lead="hum" className={styles.buddy} />
          </Suspense>
        </div>
        <section className={styles.say}>
          <p className={styles.session}>{session.title}</p>
          <PageHeading>{heading}</PageHeading>
          {rest && <p className={styles.rest}>{rest}</p>}
          {found > 0 && <KeepsakeRow keepsakes={keepsakes} found={found} onlyFound />}
          <div className={styles.save}>
            {isFresh && (
              <Button icon={heartIcon} onClick={save}>
                {CALM.saveMoments}
              </Button>
            )}
            <p ref={told} tabIndex={-1} role="status" className={styles.saved}>
              {isFresh ? '' : CALM.saved}
            </p>
            <NotKeptNote of={kept} />
          </div>
          <DoneNext who="blot" to="/mood" step={say(NEXT_STEPS.tellBlot)}>
            <Button variant="text" icon={replayIcon} onClick={() => send({ type: 'session.again', at: Date.now() })}>
              {say(CALM.again)}
            </Button>
            <Button variant="text" icon={leftIcon} onClick={() => send({ type: 'session.leave' })}>
              {CALM_SESSION.back}
            </Button>
          </DoneNext>
        </section>
      </div>
    </>
  );
}
