import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

export function IconShelf() {
  return (
    <Shelf title="Icons">
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, shape]) => (
          <li key={name}>
            <Icon shape={shape} />
            {name}
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
