import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useSupportAddress } from '../../lib/api/use-support.ts';
import { fill } from '../../lib/copy/fill.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import styles from './about-page.module.css';
import founder from './founder.svg';

const ABOUT = {
  title: 'About Wonderlings',
  subtitle: 'Made by a teenager, for young teens and children',
  photo: { alt: 'The founder of Wonderlings', fallback: "Founder's photo unavailable" },
  story: [
    'Wonderlings was created by a teenager for young teens.',
    'It began with a simple wish. Big feelings come early, and the tools for them often come late, or sound like homework. What if there were a small, kind world where you could practice before you need it?',
    'So the first Wonderlings were drawn: a cloud dragon who knows how to breathe, an owl for the night, an octopus who keeps your words. Each one helps with one thing, and none of them will ever tell you to cheer up.',
    'A few rules were there from the start. Every feeling is okay. Nothing is random and nothing is for sale. Rest days count as part of the journey. What you write is yours.',
    'Wonderlings is for anybody who has ever needed a minute. Take yours.',
  ],
  promises: [
    { who: 'hum', title: 'All feelings are welcome', text: 'A sad day earns what a happy day earns.' },
    { who: 'tuck', title: 'No tricks', text: 'No countdowns, no shop, no random prizes.' },
    { who: 'blot', title: 'Your words are yours', text: 'You can read all we keep, and erase it.' },
    { who: 'glim', title: 'Small is enough', text: 'Two minutes count.' },
  ],
  note: 'Wonderlings is not a replacement for professional care. If you need help now, tap "I need help now" on any page.',
  contact: 'Write to {SUPPORT_EMAIL}.',
} as const;

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
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // On the page as the server painted it the image may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <figure className={styles.photo}>
      {failed ? (
        <p className={styles.fallback}>{ABOUT.photo.fallback}</p>
      ) : (
        <img ref={image} src={founder} alt={ABOUT.photo.alt} width={320} height={340} onError={() => setFailed(true)} />
      )}
    </figure>
  );
}
