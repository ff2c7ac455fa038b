import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useSupport } from '../../lib/api/use-support.ts';
import { fill } from '../../lib/copy/fill.ts';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, lockIcon, mailIcon } from '../../ui/icons.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SectionFold } from '../../ui/section-fold.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  AT_A_GLANCE,
  BREATHING_NOTE,
  FAQ,
  HOW_IT_WORKS,
  NO_ADDRESS,
  PARENTS_COPY,
  RESOURCES,
  SECTIONS,
  SUPPORT_TIPS,
  WHAT_IT_IS,
} from './parents.copy.ts';
import styles from './parents-page.module.css';
import { Picture } from './picture.tsx';
import { StoredData } from './stored-data.tsx';

const PARTS = ['what', 'tips', 'data', 'faq', 'resources', 'support'] as const;

/** A leaflet for grown-ups: what this is, what it keeps, and where else to turn. */
export function ParentsPage() {
  const { title, lead, dailyTime, notCare } = PARENTS_COPY;
  const { email: address, retentionYears } = useSupport();
  const parts = PARTS.filter((part) => part !== 'support' || address);
  return (
    <Page>
      <header className={styles.hero}>
        <div className={styles.words}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Wonderling who="pip" mood="happy" size={240} className={styles.figure} />
      </header>
      <AtAGlance address={address} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={SECTIONS.label}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {SECTIONS[part]}
            </a>
          ))}
        </nav>
        <div className={styles.paper}>
          <div className={styles.first}>
            <section id="time">
              <h2>{dailyTime.title}</h2>
              <p>{dailyTime.text}</p>
            </section>
            <section>
              <h2>{notCare.title}</h2>
              <p>{notCare.text}</p>
            </section>
          </div>
          <WhatItIs />
          <SupportTips />
          <StoredData retentionYears={retentionYears} />
          <Faq address={address} />
          <Resources />
          {address && <Support address={address} />}
        </div>
      </div>
    </Page>
  );
}

/** Where an answer goes on is a place on this page; who to write to is the shortest answer there is. */
function AtAGlance({ address }: { readonly address: string | null }) {
  const { label, privacy, safety, time, contact } = AT_A_GLANCE;
  const lines = [
    { ...privacy, to: 'data', icon: lockIcon },
    { ...safety, to: 'resources', icon: shieldIcon },
    { ...time, to: 'time', icon: clockIcon },
    {
      title: contact.title,
      text: address ? fill(contact.text, { SUPPORT_EMAIL: address }) : NO_ADDRESS,
      to: address ? 'support' : 'faq',
      icon: mailIcon,
    },
  ];
  return (
    <ul className={styles.glance} aria-label={label}>
      {lines.map(({ title, text, to, icon }) => (
        <li key={title}>
          <a href={`#${to}`}>
            <Icon shape={icon} />
            <span>
              <b>{title}</b> {text}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function WhatItIs() {
  return (
    <SectionFold id="what" title={WHAT_IT_IS.title}>
      <dl className={styles.terms}>
        {WHAT_IT_IS.items.map(({ who, title, text }) => (
          <div key={title}>
            <dt>
              <Wonderling who={who} size={56} crop="bust" still className={styles.bust} />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{HOW_IT_WORKS.title}</h3>
      <ol className={styles.steps}>
        {HOW_IT_WORKS.steps.map(({ picture, text }) => (
          <li key={text}>
            <Picture id={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <h3>{BREATHING_NOTE.title}</h3>
      <p>{BREATHING_NOTE.text}</p>
    </SectionFold>
  );
}

function SupportTips() {
  return (
    <SectionFold id="tips" title={SECTIONS.tips}>
      <ul className={styles.tips}>
        {SUPPORT_TIPS.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFold>
  );
}

const ADDRESS_SENTENCE = 'Write to {SUPPORT_EMAIL}.';

function Faq({ address }: { readonly address: string | null }) {
  const answered = (answer: string) =>
    address ? fill(answer, { SUPPORT_EMAIL: address }) : answer.replace(ADDRESS_SENTENCE, NO_ADDRESS);
  return (
    <SectionFold id="faq" title={SECTIONS.faq} className={styles.faq}>
      {FAQ.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <p>{answered(answer)}</p>
        </details>
      ))}
    </SectionFold>
  );
}

function Resources() {
  return (
    <SectionFold id="resources" title={SECTIONS.resources}>
      <div className={styles.countries}>
        {RESOURCES.map(({ country, code, links }) => (
          <div key={code}>
            <h3>{country}</h3>
            <ul className={styles.links}>
              {links.map(({ name, url, what }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                    <VisuallyHidden> {SECTIONS.newTab}</VisuallyHidden>
                  </a>
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFold>
  );
}

/** Only where an address is set: a form without a reader helps no one. */
function Support({ address }: { readonly address: string }) {
  const [before, after] = PARENTS_COPY.support.text.split('{SUPPORT_EMAIL}');
  return (
    <section id="support" aria-labelledby="support-title" className={styles.support}>
      <h2 id="support-title">{SECTIONS.support}</h2>
      <p>
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
    </section>
  );
}
