import { useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useSupportAddress } from '../../lib/api/use-support.ts';
import { fill } from '../../lib/copy/fill.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { ABOUT } from './about.copy.ts';
import styles from './about-page.module.css';
import founder from './founder.svg';

export function AboutPage() {
  const address = useSupportAddress();
  const [first, ...story] = ABOUT.story;
  return (
    <Page>
      <article className={styles.about}>
        <div className={styles.side}>
          <FounderPhoto />
          <Wonderling who="zola" mood="listening" size={150} className={styles.zola} />
        </div>
        <div className={styles.paper}>
          <PageHeading>{ABOUT.title}</PageHeading>
          <p className={styles.subtitle}>{ABOUT.subtitle}</p>
          <p className={styles.first}>{first}</p>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.promises}>
          {ABOUT.promises.map(({ who, title, text }) => (
            <li key={title}>
              <span className={styles.face}>
                <Wonderling who={who} crop="bust" size={60} still />
              </span>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {ABOUT.note} {address && fill(ABOUT.contact, { SUPPORT_EMAIL: address })}
        </p>
      </article>
    </Page>
  );
}

/** A drawing, so that no real child's face is on the page; words when it does not load. */
function FounderPhoto() {
  const [failed, setFailed] = useState(false);
  return (
    <figure className={styles.photo}>
      {failed ? (
        <p className={styles.fallback}>{ABOUT.photo.fallback}</p>
      ) : (
        <img src={founder} alt={ABOUT.photo.alt} width={320} height={340} onError={() => setFailed(true)} />
      )}
    </figure>
  );
}
