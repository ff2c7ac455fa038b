import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Unbroken } from '../../grown-up/index.ts';
import { KEPT_KINDS, KINDS, type KindWords, PRIVACY_COPY, READERS } from '../privacy.copy.ts';
import styles from './glance.module.css';
import { ReaderFace } from './kind-rows.tsx';

/** Who sees what, for a phone; on wide screens the columns of the table below say it. */
export function Glance() {
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
