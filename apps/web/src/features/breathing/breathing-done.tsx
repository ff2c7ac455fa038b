import { type ReactNode, Suspense, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useWords } from '../../lib/words/words.ts';
import { toolsIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chips.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import { CloudPuff } from './breath-shapes.tsx';
import { AFTER_QUESTION, type BreathingLevel, FINISH_LINES } from './breathing.catalogue.ts';
import { BREATHING } from './breathing.copy.ts';
import styles from './breathing-done.module.css';

/** What is heard after the last breath waits as long as one takes. */
const AFTER_A_BREATH_MS = 2_000;
const Beside = optionalPart(() => import('../buddy/beside.tsx').then((file) => file.Beside));

interface BreathingDoneProps {
  readonly level: BreathingLevel;
  /** How many sessions of this level there were: each brings the next line. */
  readonly round: number;
  readonly onReplay: () => void;
  readonly onChangeLevel: () => void;
}

/** The bubble has opened, Zola stands in it, and the clouds of the breaths hang in the sky. */
export function BreathingDone({ level, round, onReplay, onChangeLevel }: BreathingDoneProps) {
  const say = useWords();
  const { cycles } = level;
  const praise = say(FINISH_LINES).slice(0, -1);
  return (
    <div className={styles.done}>
      <OpenedBubble clouds={cycles} />
      <section className={styles.say}>
        <p className={styles.cycle}>{fill(BREATHING.cycle, { n: cycles, total: cycles })}</p>
        <PageHeading className={styles.title}>{BREATHING.done}</PageHeading>
        <p className={styles.lead} role="status" data-keep-clear="">
          {fill(praise[(round - 1) % praise.length] ?? '', { cycles })}
        </p>
        <DoneNext who="blot" to="/mood" step={say(NEXT_STEPS.tellBlot)} soundAfterMs={AFTER_A_BREATH_MS}>
          <Button variant="text" icon={replayIcon} onClick={onReplay}>
            {BREATHING.replay}
          </Button>
          <Button variant="text" onClick={onChangeLevel}>
            {BREATHING.changeLevel}
          </Button>
        </DoneNext>
        <p className={styles.kind}>{say(FINISH_LINES).at(-1)}</p>
        <AfterQuestion />
      </section>
    </div>
  );
}

type Answer = (typeof AFTER_QUESTION.options)[number]['id'];

/** Asked once, kept nowhere. Every answer gets a kind reply; "Not so good" gets a way on. */
function AfterQuestion() {
  const say = useWords();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const reply = say(AFTER_QUESTION.options).find(({ id }) => id === answer)?.reply;
  return (
    <div className={styles.after}>
      <ChipGroup
        label={say(AFTER_QUESTION.text)}
        items={say(AFTER_QUESTION.options)}
        value={answer}
        onChange={setAnswer}
      />
      <p className={styles.reply} role="status">
        {reply}
      </p>
      {answer === 'not-so-good' && (
        <ButtonLink to="/coping-tools" icon={toolsIcon}>
          Coping Tools
        </ButtonLink>
      )}
    </div>
  );
}

/** Where the clouds of the breaths hang; as many as were breathed. */
const CLOUDS = [
  [120, 190, 1.15],
  [488, 214, 1.35],
  [470, 470, 1],
  [118, 440, 1.2],
  [300, 62, 1],
] as const;

function OpenedBubble({ clouds }: { readonly clouds: number }) {
  return (
    <section className={styles.burst} aria-hidden="true">
      <svg viewBox="0 0 600 600" aria-hidden="true">
        <defs>
          <radialGradient id="opened-bubble">
            <stop stopColor="#fff" />
            <stop offset=".38" stopColor="var(--bub-1)" />
            <stop offset=".74" stopColor="var(--bub-2)" />
            <stop offset="1" stopColor="var(--bub-3)" />
          </radialGradient>
        </defs>
        <g className={styles.opening}>
          <circle cx="300" cy="300" r="286" fill="var(--bub-4)" opacity=".2" />
          <circle cx="300" cy="300" r="220" fill="var(--bub-3)" opacity=".32" />
          <path
            d="M300 126c30-20 62-14 82 12 34-4 62 16 66 50 32 12 46 44 34 74 22 26 20 60-4 82 4 34-16 62-48 68-12 32-44 46-76 36-26 24-62 22-86-2-34 8-64-10-72-42-34-10-50-42-38-74-22-26-20-60 6-82-2-34 20-62 54-66 14-30 48-42 82-56z"
            fill="url(#opened-bubble)"
          />
        </g>
        <Confetti />
        <g className={styles.clouds}>
          {CLOUDS.slice(0, clouds).map(([x, y, scale]) => (
            <CloudPuff key={x} x={x} y={y} scale={scale} stroke="#C9BDF0" strokeWidth={3} />
          ))}
        </g>
      </svg>
      <span className={styles.zola}>
        <Wonderling who="zola" mood="cheering" size={276} className={styles.zolaSize} />
      </span>
      <Suspense fallback={null}>
        <Beside kind="breath/zola" lead="zola" className={styles.buddy} />
      </Suspense>
    </section>
  );
}

const COLORS = ['--bub-2', '--bub-5', '--joy-2', '--nerv-2', '--okay-2', '--bub-1'] as const;
const PIECES = 36;
/** The golden angle, in radians: scattered, and the same each time. */
const TURN = 2.4;

/** Shapes of paper that fly out of the middle once, and stay in the sky. */
function Confetti() {
  return (
    <g className={styles.confetti}>
      {Array.from({ length: PIECES }, (_, index) => {
        const far = 190 + ((index * 53) % 95);
        const x = Math.round(300 + far * Math.cos(index * TURN));
        const y = Math.round(300 + far * Math.sin(index * TURN));
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(index * 47) % 360})`}>
            {shape(index % 4, `var(${COLORS[index % COLORS.length]})`)}
          </g>
        );
      })}
    </g>
  );
}

function shape(kind: number, color: string): ReactNode {
  if (kind === 0) return <path d="M0-11l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill={color} />;
  if (kind === 1) return <rect x="-4" y="-9" width="8" height="18" rx="4" fill={color} />;
  if (kind === 2) return <circle r="6" fill={color} />;
  return <path d="M-10 3c5-9 11-9 20 0" fill="none" stroke={color} strokeWidth="5" strokeLinecap="round" />;
}
