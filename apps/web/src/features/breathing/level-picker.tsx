import { useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import { BackLink, PageHeading } from '../../ui/page.tsx';
import { phasesOf } from './breath-position.ts';
import { CloudPuff, Orb, RING_LENGTH, ringArcs } from './breath-shapes.tsx';
import { BREATHING_LEVELS, type BreathingLevel, STOPPED_LINES } from './breathing.catalogue.ts';
import { BREATHING, BREATHING_BACK } from './breathing.copy.ts';
import styles from './level-picker.module.css';

interface LevelPickerProps {
  readonly onChoose: (level: BreathingLevel) => void;
  /** After a session that was left in its middle: Zola says that this is fine. */
  readonly leftEarly: boolean;
  /** The level that is about to open. */
  readonly picked: BreathingLevel['id'] | undefined;
}

/** Three breaths, none better: the same size, the same light. */
export function LevelPicker({ onChoose, leftEarly, picked }: LevelPickerProps) {
  const say = useWords();
  const [anyAge, beginner] = leftEarly ? say(STOPPED_LINES) : sentences(say(BREATHING.pickerNote));
  return (
    <>
      <BackLink to="/activities">{BREATHING_BACK}</BackLink>
      <div className={styles.picker}>
        <header className={styles.head}>
          <PageHeading>{BREATHING.pickerTitle}</PageHeading>
          <p className={styles.lead}>{BREATHING.pickerSubtitle}</p>
        </header>
        <div className={styles.levels}>
          {BREATHING_LEVELS.map((level) => (
            <LevelCard key={level.id} level={level} isPicked={picked === level.id} onChoose={() => onChoose(level)} />
          ))}
        </div>
        <Wonderling who="zola" mood={leftEarly ? 'happy' : 'breathing-in'} size={150} className={styles.zola} />
        <p className={styles.say}>
          <b>{anyAge}</b> {beginner}
        </p>
      </div>
    </>
  );
}

/** Its first sentence stands out. */
const sentences = (text: string): readonly string[] => text.split(/(?<=\.) /);

interface LevelCardProps {
  readonly level: BreathingLevel;
  readonly isPicked: boolean;
  readonly onChoose: () => void;
}

/** A whole card to press; its button carries the level's name and is described by the rest. */
function LevelCard({ level, isPicked, onChoose }: LevelCardProps) {
  const id = useId();
  const { inhaleTime: inhale, holdTime: hold, exhaleTime: exhale, cycles } = level;
  return (
    <article className={styles.level} data-picked={isPicked || undefined}>
      <LevelRing level={level} />
      <div className={styles.words}>
        <p className={styles.age} id={`${id}-age`}>
          {level.agesLabel}
        </p>
        <h2>
          <button type="button" className={styles.choose} aria-describedby={`${id}-age ${id}-facts`} onClick={onChoose}>
            {level.name}
          </button>
        </h2>
        <p className={styles.facts} id={`${id}-facts`}>
          {fill(BREATHING.facts, { inhale, hold, exhale, cycles })}
        </p>
        <p className={styles.description}>{level.description}</p>
      </div>
      <span className={styles.go}>
        <Icon shape={arrowIcon} />
      </span>
    </article>
  );
}

const GAP = 5;
/** Where a level's clouds hang in its bubble, one for each cycle. */
const CLOUD_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [78, 112],
    [122, 112],
    [100, 84],
  ],
  4: [
    [78, 84],
    [122, 84],
    [78, 118],
    [122, 118],
  ],
  5: [
    [78, 78],
    [122, 78],
    [100, 102],
    [78, 126],
    [122, 126],
  ],
};

/** The level's own breath as a shape: arcs as long as its seconds, a cloud for each cycle. */
function LevelRing({ level }: { readonly level: BreathingLevel }) {
  const arcs = ringArcs(phasesOf(level), GAP);
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.orb}>
        <Orb petals={1} />
      </div>
      <svg className={styles.ring} viewBox="-14 -14 228 228" aria-hidden="true">
        <g fill="none" strokeWidth="7" strokeLinecap="round" transform="rotate(-90 100 100)">
          {arcs.map(({ phase, dashArray, dashOffset }) => (
            <circle
              key={phase}
              className={styles[phase]}
              cx="100"
              cy="100"
              r="94"
              pathLength={RING_LENGTH}
              strokeDasharray={dashArray}
              strokeDashoffset={dashOffset}
            />
          ))}
        </g>
        {CLOUD_PLACES[level.cycles]?.map(([x, y]) => (
          <CloudPuff key={`${x} ${y}`} x={x} y={y} scale={0.52} stroke="#4A3A78" strokeWidth={2.4} />
        ))}
        {arcs.map(({ phase, seconds, middle }) => (
          <g key={phase} transform={`rotate(${middle} 100 100) translate(100 6) rotate(${-middle})`}>
            <circle r="15" fill="var(--deep-1)" stroke="var(--deep-line)" strokeWidth="2.5" />
            <text y="6.5" textAnchor="middle">
              {seconds}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
