import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { useSupport } from '../../../lib/api/use-support.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PARENTS_COPY, SECTIONS } from '../parents.copy.ts';
import { Faq } from './faq.tsx';
import styles from './parents-page.module.css';
import { Resources } from './resources.tsx';
import { StoredData } from './stored-data.tsx';
import { Support } from './support.tsx';
import { SupportTips } from './support-tips.tsx';
import { WhatItIs } from './what-it-is.tsx';

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
            <section>
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
