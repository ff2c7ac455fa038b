import { COPING_EMPTY_STATES } from '@wonderlings/coping/catalogue';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { COPING_COPY, FEELINGS_TO_TRY } from './coping.copy.ts';
import styles from './no-tools.module.css';

const [noneFound, noFavorites] = COPING_EMPTY_STATES;

interface NoToolsProps {
  /** Because no tool has a heart yet, and not because of what was typed. */
  readonly noHearts: boolean;
  readonly onShowAll: () => void;
  /** Looks for a feeling among all the tools. */
  readonly onFeeling: (feeling: string) => void;
}

export function NoTools({ noHearts, onShowAll, onFeeling }: NoToolsProps) {
  const say = useWords();
  const words = say(noHearts ? noFavorites : noneFound);
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

/** Pictures of the two empty states, in the hand of the stickers. Decoration. */
interface ArtProps {
  readonly className?: string | undefined;
}

/** An open toolbox with nothing in it, and a fly that leaves. */
function EmptyBoxArt({ className }: ArtProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 112"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M34 58c-3-14-3-24 2-30 26-6 62-6 88 0 5 6 5 16 2 30z" fill="#B0402F" stroke="#5E1F18" />
      <path d="M48 56c-1-8-1-12 1-15 20-3 42-3 62 0 2 3 2 7 1 15z" fill="#7A2A20" stroke="#5E1F18" />
      <path d="M24 56c36-4 76-4 112 0l-5 46c-33 5-69 5-102 0z" fill="#E2604C" stroke="#5E1F18" />
      <path d="M80 92s-15-8-15-17c0-9 12-9 15-1 3-8 15-8 15 1 0 9-15 17-15 17z" fill="#FFE6EC" stroke="#5E1F18" />
      <path
        d="M92 38c10 2 8-14 18-12s4 12-2 8 6-18 18-18"
        fill="none"
        stroke="#5E1F18"
        strokeWidth="3"
        strokeDasharray="1 8"
      />
      <path d="M132 14l8-8M134 18l11-2" stroke="#5E1F18" strokeWidth="3" fill="none" />
      <circle cx="130" cy="17" r="3.5" fill="#5E1F18" />
    </svg>
  );
}

/** A heart that waits to be filled. */
function HeartArt({ className }: ArtProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 112 100"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M56 92S10 66 10 35C10 10 46 6 56 30c10-24 46-20 46 5 0 31-46 57-46 57z"
        fill="#FFE6EC"
        stroke="#A93C60"
        strokeDasharray="9 9"
      />
      <path d="M28 36c0-8 5-13 12-13" fill="none" stroke="#FFFFFF" strokeWidth="7" />
    </svg>
  );
}
