import { type CSSProperties, useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './coach-picker.module.css';
import { COACHES, type Coach, type CoachId } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY } from './movequest.copy.ts';

interface CoachPickerProps {
  readonly chosen: CoachId | null;
  readonly onChoose: (coach: CoachId) => void;
}

/** Three coaches, each on a rink in its own colours; the chosen card takes the colour. */
export function CoachPicker({ chosen, onChoose }: CoachPickerProps) {
  const say = useWords();
  const group = useId();
  const coaches = say(COACHES);
  const intro = coaches.find(({ id }) => id === chosen)?.intro;
  return (
    <fieldset className={styles.coaches} aria-label={MOVEQUEST_COPY.coach}>
      {coaches.map((coach) => (
        <CoachCard key={coach.id} coach={coach} group={group} isChosen={coach.id === chosen} onChoose={onChoose} />
      ))}
      {/* Its card describes the coach with it already. */}
      {intro !== undefined && (
        <p key={chosen} className={styles.says} aria-hidden="true">
          {intro}
        </p>
      )}
    </fieldset>
  );
}

interface CoachCardProps {
  readonly coach: Coach;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: (coach: CoachId) => void;
}

function CoachCard({ coach: { id, name, title, intro, theme }, group, isChosen, onChoose }: CoachCardProps) {
  const words = useId();
  const [light, body, shade] = theme.gradient;
  // React's type of `style` knows no custom properties.
  const colors = { '--c-1': light, '--c-2': body, '--c-3': shade, '--c-ink': theme.ink } as CSSProperties;
  return (
    <label className={styles.card} style={colors}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={id}
        checked={isChosen}
        aria-label={name}
        aria-describedby={words}
        onChange={() => onChoose(id)}
      />
      <span className={styles.art}>
        <RinkScene />
        <Wonderling who={id} mood={isChosen ? 'cheering' : 'happy'} size={210} className={styles.figure} />
      </span>
      <span id={words} className={styles.say}>
        <b>{name}</b>
        <em>{title}</em>
        <span className={styles.intro}>{intro}</span>
        {isChosen && (
          <span className={styles.tick}>
            <Icon shape={checkIcon} />
          </span>
        )}
      </span>
    </label>
  );
}

/** A round stage with light behind it, in the coach's own colours (`--c-1` to `--c-3`). Decoration. */
function RinkScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 300 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="300" height="320" fill="var(--c-2)" />
      <circle cx="150" cy="150" r="128" fill="var(--c-1)" opacity=".75" />
      <circle cx="150" cy="150" r="88" fill="var(--c-1)" />
      <path d="M0 226c70-26 150-22 300-4v98H0z" fill="var(--c-3)" />
      <ellipse cx="150" cy="278" rx="112" ry="25" fill="var(--c-ink)" opacity=".12" />
      <ellipse cx="150" cy="272" rx="112" ry="24" fill="#fffdfb" />
      <ellipse
        cx="150"
        cy="272"
        rx="84"
        ry="15"
        fill="none"
        stroke="var(--c-2)"
        strokeWidth="3.5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
    </svg>
  );
}
