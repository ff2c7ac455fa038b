import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { BREATHING_LEVELS, type BreathingLevel, STOPPED_LINES } from '../../breathing.catalogue.ts';
import { BREATHING, BREATHING_BACK } from '../../breathing.copy.ts';
import { LevelCard } from './level-card.tsx';
import styles from './level-picker.module.css';

interface LevelPickerProps {
  readonly onChoose: (level: BreathingLevel) => void;
  /** After a session that was left in its middle: Zola says that this is fine. */
  readonly leftEarly: boolean;
}

/** Three breaths, none better: the same size, the same light. */
export function LevelPicker({ onChoose, leftEarly }: LevelPickerProps) {
  const [anyAge, beginner] = leftEarly ? STOPPED_LINES : pickerNote;
  return (
    <>
      <BackLink to="/activities">{BREATHING_BACK}</BackLink>
      <header className={styles.head}>
        <PageHeading>{BREATHING.pickerTitle}</PageHeading>
        <p className={styles.lead}>{BREATHING.pickerSubtitle}</p>
      </header>
      <div className={styles.levels}>
        {BREATHING_LEVELS.map((level) => (
          <LevelCard key={level.id} level={level} onChoose={() => onChoose(level)} />
        ))}
      </div>
      <div className={styles.note}>
        <Wonderling who="zola" mood={leftEarly ? 'happy' : 'breathing-in'} size={150} className={styles.zola} />
        <p className={styles.say}>
          <b>{anyAge}</b> {beginner}
        </p>
      </div>
    </>
  );
}

/** Its first sentence stands out. */
const pickerNote = BREATHING.pickerNote.split(/(?<=\.) /);
