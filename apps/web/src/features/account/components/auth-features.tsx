import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { AUTH_FEATURES } from '../../../lib/copy/auth.ts';
import { HOME } from '../../../lib/copy/shell.ts';
import { shieldIcon } from '../../../ui/bar-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { heartIcon, sproutIcon, windIcon } from '../../../ui/icons.ts';
import { EveningScene } from '../../../ui/scene/evening-scene.tsx';
import styles from './auth-features.module.css';

const ICONS: Record<(typeof AUTH_FEATURES)[number]['id'], IconShape> = {
  feelings: heartIcon,
  'breathe-and-move': windIcon,
  friends: sproutIcon,
  private: shieldIcon,
};

/** A line breaks there first. */
const BETWEEN_SENTENCES = /(?<=\.) /;

/** What is inside, for whoever has not been here yet. The friends from a tablet on, the words on large screens only. */
export function AuthFeatures() {
  return (
    <section className={styles.panel} aria-labelledby="auth-features">
      <div className={styles.scene}>
        <EveningScene />
        <div className={styles.cast}>
          <Wonderling who="lulu" mood="happy" size={170} className={styles.aside} />
          <Wonderling who="zola" mood="happy" size={230} className={styles.middle} />
          <Wonderling who="tuck" mood="happy" size={170} className={styles.aside} />
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading} id="auth-features">
          {HOME.tagline.split(BETWEEN_SENTENCES).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <ul className={styles.list}>
          {AUTH_FEATURES.map(({ id, title, text }) => (
            <li key={id} className={styles.feature}>
              <span className={styles.icon}>
                <Icon shape={ICONS[id]} />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
