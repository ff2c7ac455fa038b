import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { glassesIcon, userIcon } from '../../ui/bar-icons.ts';
import { CodeName } from '../../ui/code-name.tsx';
import { Fold } from '../../ui/fold.tsx';
import { bubbleIcon, phoneIcon, sealedIcon, tabletIcon, wrenchIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { calendarIcon, lockIcon, pencilIcon, playIcon, starIcon } from '../../ui/icons.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { DEVICE_KEEPS } from './device-keeps.ts';
import { type Fact, type Guard, sealingOf } from './kept-data.ts';
import styles from './kind-rows.module.css';
import { KEPT_KINDS, type KeptKind, KINDS, type KindWords, PRIVACY_COPY, type Reader } from './privacy.copy.ts';
import { SERVER_KEEPS } from './server-keeps.gen.ts';

const { headings, who } = PRIVACY_COPY;

/** The kinds of things that are kept: cards on a phone, rows of a table on a wide screen. */
export function KindRows() {
  return (
    <div className={styles.rows}>
      <div className={styles.head} aria-hidden="true">
        {Object.entries(headings).map(([id, heading]) => (
          <span key={id}>{heading}</span>
        ))}
      </div>
      {PRIVACY_KINDS.map((kind) => (
        <KindRow key={kind.id} kind={kind} />
      ))}
    </div>
  );
}

function KindRow({ kind: { id, facts, fields } }: { readonly kind: KindFacts }) {
  const { title, what, why, howLong, seenBy }: KindWords = KINDS[id];
  return (
    <article className={styles.row} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.what}>
        <Icon shape={KIND_ICONS[id]} />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{what}</p>
        </div>
      </div>
      <dl>
        <div>
          <dt className={hidden.hiddenFromWide}>{headings.why}</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt className={hidden.hiddenFromWide}>{headings.howLong}</dt>
          <dd>{howLong}</dd>
        </div>
        <div>
          <dt className={hidden.hiddenFromWide}>{headings.who}</dt>
          <dd>
            <SeenBy readers={seenBy} />
          </dd>
        </div>
        <div>
          <dt className={hidden.hiddenFromWide}>{headings.sealed}</dt>
          <dd className={styles.sealings}>
            {sealingOf(id, facts).map((line) => (
              <p key={line}>
                <Icon shape={id === 'device' ? DEVICE_ICON : sealedIcon} />
                <span>{line}</span>
              </p>
            ))}
          </dd>
        </div>
      </dl>
      <Fold
        className={styles.fields}
        summary={fields === 1 ? PRIVACY_COPY.oneField : fill(PRIVACY_COPY.fields, { n: fields })}
      >
        <ul>
          {facts.map((fact) => (
            <FactLine key={fact.is} fact={fact} />
          ))}
        </ul>
      </Fold>
    </article>
  );
}

function SeenBy({ readers }: { readonly readers: KindWords['seenBy'] }) {
  return (
    <ul className={styles.readers}>
      {readers.length === 0 && (
        <li>
          <span className={styles.face}>
            <Icon shape={NO_READER_ICON} />
          </span>
          {who.none}
        </li>
      )}
      {readers.map((reader) => (
        <li key={reader}>
          <ReaderFace reader={reader} />
          {who[reader]}
        </li>
      ))}
    </ul>
  );
}

/** The sign of a reader: Zola for the child, spectacles for a grown-up, a wrench for the operator. */
export function ReaderFace({ reader }: { readonly reader: Reader }) {
  return (
    <span className={styles.face}>
      {reader === 'child' ? (
        <Wonderling who="zola" size={36} crop="bust" still />
      ) : (
        <Icon shape={READER_ICONS[reader]} />
      )}
    </span>
  );
}

function FactLine({ fact: { is, places } }: { readonly fact: Fact }) {
  // Object.entries forgets which keys it was given.
  const byGuard = Object.entries(places) as [Guard, readonly string[]][];
  return (
    <li>
      <span>{is}</span>
      {byGuard.map(([guard, names]) => (
        <small key={guard}>
          {names.map((name) => (
            <CodeName key={name}>{name}</CodeName>
          ))}{' '}
          {PRIVACY_COPY.guards[guard]}
        </small>
      ))}
    </li>
  );
}

interface KindFacts {
  readonly id: KeptKind;
  readonly facts: readonly Fact[];
  /** Fields and columns: the places of all its facts. */
  readonly fields: number;
}

/** Everything that is kept, on the server and on the device, by kind. */
export const PRIVACY_KINDS: readonly KindFacts[] = KEPT_KINDS.map((id) => {
  const facts = [...SERVER_KEEPS.kinds[id], ...onDevice(id)];
  return { id, facts, fields: facts.flatMap(({ places }) => Object.values(places).flat()).length };
});

function onDevice(kind: KeptKind): Fact[] {
  return Object.entries(DEVICE_KEEPS)
    .filter(([, keeps]) => keeps.kind === kind)
    .map(([place, { is }]) => ({ is, places: { device: [place] } }));
}

export const KIND_ICONS: Readonly<Record<KeptKind, IconShape>> = {
  feelings: bubbleIcon,
  notes: pencilIcon,
  activities: playIcon,
  earned: starIcon,
  profile: userIcon,
  passwords: lockIcon,
  sessions: phoneIcon,
  'grown-up': glassesIcon,
  device: tabletIcon,
  around: calendarIcon,
};

/** Where there is no companion for it: the child has one. */
const READER_ICONS: Readonly<Record<Exclude<Reader, 'child'>, IconShape>> = {
  grownUp: glassesIcon,
  operator: wrenchIcon,
};
/** Not the sealed letter: of what stays on the device, and of what no reader can see. */
const DEVICE_ICON = phoneIcon;
const NO_READER_ICON = lockIcon;
