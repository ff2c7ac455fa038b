import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useSupport } from '../../lib/api/use-support.ts';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay } from '../../lib/local-day/day-words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { wrenchIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KIND_ICONS, KindRows, PRIVACY_KINDS, ReaderFace } from './kind-rows.tsx';
import { CHILD_PRIVACY, KEPT_KINDS, KINDS, type KindWords, PRIVACY_COPY, READERS } from './privacy.copy.ts';
import styles from './privacy-page.module.css';
import { SERVER_KEEPS } from './server-keeps.gen.ts';

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
        <p>{email ? fill(operator.write, { email }) : operator.noAddress}</p>
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

/** Who sees what, for a phone; on wide screens the columns of the table below say it. */
function Glance() {
  const { title, seenBy, ...names } = PRIVACY_COPY.glance;
  return (
    <section className={styles.glance} aria-labelledby="glance-title">
      <h2 id="glance-title">
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{seenBy}</th>
            {READERS.map((reader) => (
              <th key={reader} scope="col">
                <ReaderFace reader={reader} />
                <span>
                  <Unbroken>{names[reader]}</Unbroken>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KEPT_KINDS.map((kind) => (
            <GlanceRow key={kind} kind={kind} words={KINDS[kind]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GlanceRow({ kind, words }: { readonly kind: string; readonly words: KindWords }) {
  const { yes, no } = PRIVACY_COPY.glance;
  return (
    <tr>
      <th scope="row">
        <a href={`#${kind}`}>{words.title}</a>
      </th>
      {READERS.map((reader) => (
        <td key={reader}>
          {words.seenBy.includes(reader) ? (
            <span className={styles.yes}>
              <Icon shape={checkIcon} />
              <VisuallyHidden>{yes}</VisuallyHidden>
            </span>
          ) : (
            <>
              <span className={styles.dash} aria-hidden="true" />
              <VisuallyHidden>{no}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The same page in a child's words, on the same page: there is nothing in it that a grown-up may not read, and the other way round. */
function ForChildren() {
  const { title, lead, items, never, can } = CHILD_PRIVACY;
  return (
    <section id="for-children" aria-labelledby="for-children-title" className={styles.children}>
      <Wonderling who="pip" mood="listening" size={150} className={styles.forChildrenFigure} />
      <h2 id="for-children-title">{title}</h2>
      <p>{lead}</p>
      <ul>
        {items.map(({ id, title: what, line }) => (
          <li key={id}>
            <Icon shape={KIND_ICONS[id]} />
            <span>
              <b>{what}</b>
              {line}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <b>{never}</b> {can}
      </p>
    </section>
  );
}
