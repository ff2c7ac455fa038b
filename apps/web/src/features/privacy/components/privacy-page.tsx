import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { useSupport } from '../../../lib/api/use-support.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { fullDay } from '../../../lib/local-day/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { wrenchIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PRIVACY_COPY } from '../privacy.copy.ts';
import { PRIVACY_KINDS } from '../privacy-kinds.ts';
import { SERVER_KEEPS } from '../server-keeps.gen.ts';
import { ForChildren } from './for-children.tsx';
import { Glance } from './glance.tsx';
import { KindRows } from './kind-rows.tsx';
import styles from './privacy-page.module.css';

const ALL_FIELDS = PRIVACY_KINDS.reduce((sum, { fields }) => sum + fields, 0);

/** What is kept, why, how long and who can see it, made of the very schemas and columns. It asks the server for nothing but an address. */
export function PrivacyPage() {
  const { kicker, title, lead, toChild, print, counts, built } = PRIVACY_COPY;
  const { events, tables, changed } = SERVER_KEEPS;
  return (
    <Page>
      <header className={styles.hero}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.acts}>
            <a href="#for-children">{toChild}</a>
            <Button onClick={() => window.print()}>{print}</Button>
          </div>
        </div>
        <Wonderling who="pip" mood="happy" size={168} className={styles.figure} />
      </header>
      <ul className={styles.counts}>
        <Count n={PRIVACY_KINDS.length} of={counts.kinds} />
        <Count n={ALL_FIELDS} of={counts.fields} />
        <Count n={0} of={counts.companies} />
        <Count n={0} of={counts.ads} />
      </ul>
      <Glance />
      <KindRows />
      <Words />
      <p className={styles.built}>
        <Icon shape={wrenchIcon} />
        <span>{fill(built.text, { n: events, tables, date: fullDay(changed) })}</span>
      </p>
      <ForChildren />
    </Page>
  );
}

function Count({ n, of }: { readonly n: number; readonly of: string }) {
  return (
    <li>
      <b>{n}</b> {of}
    </li>
  );
}

const yearsWords = (years: number): string =>
  fill(PRIVACY_COPY.keeping.years, { n: years === 1 ? '1 year' : `${years} years` });

/** What the table cannot say. */
function Words() {
  const { sealing, operator, keeping, never, rights } = PRIVACY_COPY;
  const { email, retentionYears } = useSupport();
  return (
    <div className={styles.words}>
      <section>
        <h2>{sealing.title}</h2>
        {sealing.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className={styles.tint}>
        <h2>{operator.title}</h2>
        <p>{email ? fill(operator.write, { email }) : operator.nobody}</p>
        <h2>{keeping.title}</h2>
        <p>{retentionYears === null ? `${keeping.text} ${keeping.none}` : yearsWords(retentionYears)}</p>
        <h2 id="without-asking">{keeping.withoutAsking}</h2>
        <ul aria-labelledby="without-asking">
          {SERVER_KEEPS.withoutAsking.map(({ what, howLong }) => (
            <li key={what}>
              {what}: {howLong}
            </li>
          ))}
        </ul>
      </section>
      {[never, rights].map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
