import { COPING_EMPTY_STATES } from '@wonderlings/coping/catalogue';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { COPING_COPY, FEELINGS_TO_TRY } from '../../coping.copy.ts';
import styles from './no-tools.module.css';
import { EmptyBoxArt, HeartArt } from './no-tools-art.tsx';

const [noneFound, noFavorites] = COPING_EMPTY_STATES;

interface NoToolsProps {
  /** Because no tool has a heart yet, and not because of what was typed. */
  readonly noHearts: boolean;
  readonly onShowAll: () => void;
  /** Looks for a feeling among all the tools. */
  readonly onFeeling: (feeling: string) => void;
}

export function NoTools({ noHearts, onShowAll, onFeeling }: NoToolsProps) {
  const words = noHearts ? noFavorites : noneFound;
  return (
    <EmptyState
      // Tuck wonders above, beside the title: here lies what he looks at.
      figure={noHearts ? <HeartArt className={styles.figure} /> : <EmptyBoxArt className={styles.figure} />}
      title={words.title}
      text={words.text}
      action={
        <div className={styles.ways}>
          {!noHearts && (
            <fieldset aria-label={COPING_COPY.feelings} className={styles.feelings}>
              {FEELINGS_TO_TRY.map((feeling) => (
                <Button key={feeling} onClick={() => onFeeling(feeling)}>
                  {feeling}
                </Button>
              ))}
            </fieldset>
          )}
          <Button onClick={onShowAll}>{words.action}</Button>
        </div>
      }
    />
  );
}
