import { Link } from '@tanstack/react-router';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { PageHeading } from '../../../../ui/page.tsx';
import { CALM_SESSIONS } from '../../calm.catalogue.ts';
import { CALM, CALM_BACK } from '../../calm.copy.ts';
import type { Calm } from '../../use-calm.ts';
import styles from './calm-corner.module.css';
import { MomentShelf } from './moment-shelf.tsx';
import { WorldCard } from './world-card.tsx';
import { WorldWindow } from './worlds/world-picture.tsx';

/** Four small worlds in the open air: choosing is already resting. */
export function CalmCorner({ calm }: { readonly calm: Calm }) {
  return (
    <>
      <WorldWindow />
      <BackLink to="/activities">{CALM_BACK}</BackLink>
      <header className={styles.head}>
        <div>
          <PageHeading>{CALM.heading}</PageHeading>
          <p className={styles.lead}>{CALM.intro}</p>
        </div>
        <Wonderling who="hum" mood="calm" size={230} className={styles.hum} />
      </header>
      <div className={styles.worlds}>
        {CALM_SESSIONS.map((session) => (
          <WorldCard
            key={session.id}
            session={session}
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
const lastSentence = CALM.notForMe.lastIndexOf('. ') + 2;
const notForMe = CALM.notForMe.slice(0, lastSentence).trim();
const tryAnother = CALM.notForMe.slice(lastSentence);
