import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CHILD_PRIVACY } from '../privacy.copy.ts';
import { KIND_ICONS } from '../privacy-icons.ts';
import styles from './for-children.module.css';

/** The same page in a child's words, on the same page: there is nothing in it that a grown-up may not read, and the other way round. */
export function ForChildren() {
  const { title, lead, items, never, can } = CHILD_PRIVACY;
  return (
    <section id="for-children" aria-labelledby="for-children-title" className={styles.children}>
      <Wonderling who="pip" mood="listening" size={150} className={styles.figure} />
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
