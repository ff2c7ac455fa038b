import type { CopingTool, CopingToolId } from '@wonderlings/coping/catalogue';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DoneNext, NEXT_STEPS, useRecordActivity } from '../../activities/index.ts';
import { HELPED_COPY } from '../coping.copy.ts';
import { HELP_ANSWERS, type HelpAnswer, type KnownTool, triedSeconds, useHelped } from './helped.ts';
import { ToolPicture } from './tool-picture.tsx';
import styles from './trying-card.module.css';

interface TryingCardProps {
  /** The child has begun just now, on this page: the words then invite instead of asking. */
  readonly justBegun?: boolean;
  /** Whether a visit of the page ends with it, as one of the toolbox does. In the journal the page goes on below it. */
  readonly isEnd?: boolean;
}

interface Given {
  readonly tool: KnownTool;
  readonly since: string;
  readonly answer: HelpAnswer | 'unsaid';
}

/**
 * The tool that a child is trying: first it waits, then it asks whether that helped. Nothing when no tool is tried. The
 * child's own "I tried it" is what records it: a page that was read is no tool that was tried, and no page can see a child
 * draw or count. It comes before the question, so that every answer is worth the same.
 */
export function TryingCard({ justBegun = false, isEnd = false }: TryingCardProps) {
  const { trying, sayTried, answer, putAway } = useHelped();
  const record = useRecordActivity();
  const [given, setGiven] = useState<Given | null>(null);
  const stage = trying ? (trying.tried ? 'question' : 'turn') : given ? 'thanks' : 'nothing';
  const heading = useFocusAtStage(stage, justBegun);
  // Another tool has been begun meanwhile.
  if (trying && given && trying.since !== given.since) setGiven(null);

  const tried = () => {
    if (!trying || trying.tried) return;
    sayTried();
    const durationSeconds = triedSeconds(trying.tool, trying.since, new Date());
    record({ kind: `coping/${trying.tool.id}`, durationSeconds });
  };
  const answerWith = (answered: Given['answer']) => {
    if (trying) setGiven({ tool: trying.tool, since: trying.since, answer: answered });
    if (answered === 'unsaid') putAway();
    else answer(answered);
  };
  const tool = trying?.tool ?? given?.tool;
  if (!tool) return null;
  return (
    <section
      className={styles.card}
      data-end={(isEnd && stage === 'thanks') || undefined}
      aria-label={HELPED_COPY.label}
    >
      <ToolPicture tool={tool} className={styles.picture} />
      <div className={styles.words}>
        {trying && !trying.tried && (
          <YourTurn ref={heading} tool={trying.tool} justBegun={justBegun} onTried={tried} onPutAway={putAway} />
        )}
        {trying?.tried && <HelpQuestion ref={heading} tool={trying.tool} onAnswer={answerWith} />}
        {!trying && given && <HelpThanks ref={heading} given={given} isEnd={isEnd} onClose={() => setGiven(null)} />}
      </div>
    </section>
  );
}

/** The button that was pressed is gone with its stage, so the focus goes on to what came in its place, or to the page. */
function useFocusAtStage(stage: string, justBegun: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    const wasThere = before.current !== 'nothing' || justBegun;
    if (before.current !== stage && wasThere) {
      (heading.current ?? document.getElementById('main'))?.focus();
      // The whole card, where the window is as tall.
      heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    }
    before.current = stage;
  }, [stage, justBegun]);
  return heading;
}

interface YourTurnProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly tool: Pick<CopingTool, 'title'> & { readonly id: CopingToolId };
  readonly justBegun: boolean;
  readonly onTried: () => void;
  readonly onPutAway: () => void;
}

/** While a tool is tried. No clock runs, and "Not now" is as good an end as any. */
function YourTurn({ ref, tool, justBegun, onTried, onPutAway }: YourTurnProps) {
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {fill(justBegun ? HELPED_COPY.yourTurn : HELPED_COPY.didYouTry, { title: tool.title })}
      </h2>
      <p>{justBegun ? HELPED_COPY.takeYourTime : HELPED_COPY.anyAnswer}</p>
      <div className={`${styles.choices} ${styles.turn}`}>
        <Button variant={justBegun ? 'main' : 'plain'} onClick={onTried}>
          {HELPED_COPY.tried}
        </Button>
        <ButtonLink to="/coping-tools" search={{ tool: tool.id }} variant="ghost">
          {HELPED_COPY.steps}
        </ButtonLink>
        <Button variant="text" onClick={onPutAway}>
          {HELPED_COPY.notNow}
        </Button>
      </div>
    </>
  );
}

interface HelpQuestionProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly tool: { readonly title: string };
  readonly onAnswer: (given: Given['answer']) => void;
}

/** "Did it help?": three answers of the same weight, and a way round them. */
function HelpQuestion({ ref, tool, onAnswer }: HelpQuestionProps) {
  const say = useWords();
  const id = useId();
  return (
    <>
      <p>{fill(say(HELPED_COPY.deed), { title: tool.title })}</p>
      <h2 ref={ref} tabIndex={-1} id={id} className={styles.heading}>
        {HELPED_COPY.question}
      </h2>
      {/* A group of buttons, not radios: one press is the whole answer. */}
      <fieldset aria-labelledby={id} className={`${styles.choices} ${styles.answers}`}>
        {HELP_ANSWERS.map((given) => (
          <Button key={given} onClick={() => onAnswer(given)}>
            {HELPED_COPY.answers[given]}
          </Button>
        ))}
        <Button variant="text" onClick={() => onAnswer('unsaid')}>
          {HELPED_COPY.rather}
        </Button>
      </fieldset>
      <p className={styles.stays}>{HELPED_COPY.stays}</p>
    </>
  );
}

interface HelpThanksProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly given: Given;
  readonly isEnd: boolean;
  readonly onClose: () => void;
}

/** Any answer is thanked for; one that says no also shows the way to the other tools. */
function HelpThanks({ ref, given, isEnd, onClose }: HelpThanksProps) {
  const say = useWords();
  const others = given.answer === 'not-today' && (
    <ButtonLink to="/coping-tools" variant={isEnd ? 'text' : 'ghost'} onClick={onClose}>
      {HELPED_COPY.other}
    </ButtonLink>
  );
  return (
    <>
      {isEnd && <p>{fill(say(HELPED_COPY.deed), { title: given.tool.title })}</p>}
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {HELPED_COPY.thanks[given.answer]}
      </h2>
      {given.answer === 'not-today' && <p>{HELPED_COPY.someone}</p>}
      {isEnd ? (
        <div className={styles.end}>
          <DoneNext
            who="blot"
            to="/mood"
            step={say(NEXT_STEPS.tellBlot)}
            sound={given.answer === 'not-today' ? 'none' : 'done'}
          >
            {others}
          </DoneNext>
        </div>
      ) : (
        <div className={styles.choices}>
          <Button onClick={onClose}>{HELPED_COPY.close}</Button>
          {others}
        </div>
      )}
    </>
  );
}
