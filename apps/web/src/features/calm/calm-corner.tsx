import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, playIcon } from '../../ui/icons.ts';
import { BackLink, PageHeading } from '../../ui/page.tsx';
import { Tag } from '../../ui/tag.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { CALM_SESSIONS, type CalmSession, type CalmSessionId } from './calm.catalogue.ts';
import { CALM, CALM_BACK } from './calm.copy.ts';
import styles from './calm-corner.module.css';
import { MomentShelf } from './moment-shelf.tsx';
import type { Calm } from './use-calm.ts';
import { WorldPicture, WorldWindow } from './worlds.tsx';

interface CalmCornerProps {
  readonly calm: Calm;
  /** The world that was chosen where the child comes from: it is the first, and begins when the child says so. */
  readonly chosen: CalmSessionId | undefined;
}

/** Four small worlds in the open air: choosing is already resting. */
export function CalmCorner({ calm, chosen }: CalmCornerProps) {
  const say = useWords();
  const worlds = CALM_SESSIONS.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  const [notForMe, tryAnother] = withWayOut(say(CALM.notForMe));
  return (
    <>
      <WorldWindow />
      <BackLink to="/activities">{CALM_BACK}</BackLink>
      <header className={styles.head}>
        <div>
          <PageHeading>{CALM.heading}</PageHeading>
          <p className={styles.lead}>{say(CALM.intro)}</p>
        </div>
        <Wonderling who="hum" mood="calm" size={230} className={styles.hum} />
      </header>
      <div className={styles.worlds}>
        {say(worlds).map((session) => (
          <WorldCard
            key={session.id}
            session={session}
            isChosen={session.id === chosen}
            isPicked={session.id === calm.context.session?.id}
            onStart={() => calm.send({ type: 'session.start', session, at: Date.now() })}
          />
        ))}
      </div>
      <p className={styles.other}>
        {notForMe} <Link to="/coping-tools">{tryAnother}</Link>
      </p>
      <MomentShelf calm={calm} />
    </>
  );
}

/** The last sentence of it is the way to the tools. */
function withWayOut(text: string): readonly [notForMe: string, tryAnother: string] {
  const lastSentence = text.lastIndexOf('. ') + 2;
  return [text.slice(0, lastSentence).trim(), text.slice(lastSentence)];
}

interface WorldCardProps {
  readonly session: CalmSession;
  readonly isChosen: boolean;
  /** Its session is about to open. */
  readonly isPicked: boolean;
  readonly onStart: () => void;
}

/** One of the four: its world in the open air, what it is, and its start. */
function WorldCard({ session, isChosen, isPicked, onStart }: WorldCardProps) {
  const [near, setNear] = useState(false);
  return (
    <article
      className={styles.world}
      aria-current={isChosen || undefined}
      data-picked={isPicked || undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <span className={styles.float}>
        <WorldPicture id={session.id} near={near} />
      </span>
      <div className={styles.say}>
        <h2>{session.title}</h2>
        <p className={hidden.hiddenOnPhone}>{session.description}</p>
        <p className={styles.go}>
          <Button
            variant={isChosen ? 'main' : 'plain'}
            icon={playIcon}
            aria-label={`${CALM.start} ${session.title}`}
            onClick={onStart}
          >
            <span className={hidden.hiddenOnPhone}>{CALM.start}</span>
          </Button>
          <Tag>
            <Icon shape={clockIcon} /> <span>{session.duration}</span>
          </Tag>
        </p>
      </div>
    </article>
  );
}
