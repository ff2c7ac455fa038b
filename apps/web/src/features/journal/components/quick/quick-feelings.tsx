import { QUICK_MOODS, type QuickMoodId } from '@wonderlings/journal/catalogue';
import { QUICK_ART } from '../../mood-art.ts';
import { FeelingBubble } from '../bubble/feeling-bubble.tsx';
import { moodColors } from '../bubble/mood-colors.ts';
import styles from './quick-feelings.module.css';

interface QuickFeelingsProps {
  readonly selected: QuickMoodId | null;
  readonly onSelect: (id: QuickMoodId) => void;
}

export function QuickFeelings({ selected, onSelect }: QuickFeelingsProps) {
  return (
    <ul className={styles.feelings}>
      {QUICK_MOODS.map((mood) => (
        <li key={mood.id}>
          <button
            type="button"
            className={styles.feeling}
            style={moodColors(mood)}
            aria-pressed={selected === mood.id}
            aria-describedby={`quick-${mood.id}`}
            onClick={() => onSelect(mood.id)}
          >
            <span className={styles.orb}>
              <FeelingBubble art={QUICK_ART[mood.id]} awake={selected === mood.id} />
            </span>
            <span className={styles.name}>{mood.feeling}</span>
          </button>
          <p id={`quick-${mood.id}`} className={styles.description}>
            {mood.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
