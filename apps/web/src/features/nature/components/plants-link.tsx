import { CardLink } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { rightIcon } from '../../../ui/icons.ts';
import { PLANTS_LINK } from '../nature.copy.ts';
import { NaturePicture } from './nature-picture.tsx';
import styles from './plants-link.module.css';

/** The way to the plant journal, which has no card of its own on the overview. */
export function PlantsLink() {
  return (
    <CardLink to="/activities/environment/plants" className={styles.plants ?? ''}>
      <span className={styles.art}>
        <NaturePicture of="plant-care" />
      </span>
      <span className={styles.words}>
        <b>{PLANTS_LINK.title}</b>
        {PLANTS_LINK.text}
      </span>
      <span className={styles.go}>
        {PLANTS_LINK.action}
        <Icon shape={rightIcon} />
      </span>
    </CardLink>
  );
}
