import lift from '../../../ui/lift.module.css';
import { AnswerPicture } from '../pictures/answer-picture.tsx';
import type { Step } from '../questionnaire.ts';
import styles from './answer-card.module.css';

interface AnswerCardProps {
  readonly step: Step;
  readonly id: string;
  readonly label: string;
  readonly picked: boolean;
  readonly onPick: (id: string) => void;
}

/** A card that stays pressed in once it is picked. */
export function AnswerCard({ step, id, label, picked, onPick }: AnswerCardProps) {
  return (
    <label className={`${styles.answer} ${lift.lift}`}>
      <input
        type="radio"
        className={styles.radio}
        name={`affirmation-${step}`}
        value={id}
        checked={picked}
        onChange={() => onPick(id)}
      />
      <span className={styles.picture}>
        <AnswerPicture step={step} id={id} />
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  );
}
