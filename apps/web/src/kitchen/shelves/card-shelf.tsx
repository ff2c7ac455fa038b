import { Card, CardLink } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

export function CardShelf() {
  return (
    <Shelf title="Cards and tags">
      <div className={styles.columns}>
        <Card>
          <h3>Paper</h3>
          <p>Soft shadow, no line: for reading.</p>
        </Card>
        <CardLink to="/">
          <h3>Pressable</h3>
          <p>An ink line and an ink edge: the whole card opens something.</p>
        </CardLink>
        <Card tint>
          <h3>Tint</h3>
          <p>For asides and tips inside a page.</p>
        </Card>
      </div>
      <div className={styles.row}>
        <Tag>10 minutes</Tag>
        <Tag accent>3 of 4</Tag>
      </div>
    </Shelf>
  );
}
