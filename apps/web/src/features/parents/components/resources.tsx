import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RESOURCES, SECTIONS } from '../parents.copy.ts';
import styles from './resources.module.css';

export function Resources() {
  return (
    <section id="resources" aria-labelledby="resources-title">
      <h2 id="resources-title">{SECTIONS.resources}</h2>
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
    </section>
  );
}
