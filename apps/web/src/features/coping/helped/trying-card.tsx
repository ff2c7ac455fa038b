import { useEffect, useRef, useState } from 'react';
import { useRecordActivity } from '../../activities/index.ts';
import { HelpQuestion } from './help-question.tsx';
import { HelpThanks } from './help-thanks.tsx';
import { HELPED_COPY } from './helped.copy.ts';
import type { HelpAnswer } from './helped.ts';
import { ToolPicture } from './tool-picture.tsx';
import { triedSeconds } from './tried-seconds.ts';
import styles from './trying-card.module.css';
import { type KnownTool, useHelped } from './use-helped.ts';
import { YourTurn } from './your-turn.tsx';

interface TryingCardProps {
  /** The child has begun just now, on this page: the words then invite instead of asking. */
  readonly justBegun?: boolean;
}

interface Given {
  readonly tool: KnownTool;
  readonly since: string;
  readonly answer: HelpAnswer;
}

/**
 * The tool that a child is trying: first it waits, then it asks whether that helped. Nothing when no tool is tried. The
 * child's own "I tried it" is what records it: a page that was read is no tool that was tried, and nobody can see a child
 * draw or count. It comes before the question, so that every answer is worth the same.
 */
export function TryingCard({ justBegun = false }: TryingCardProps) {
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
  const answerWith = (answered: HelpAnswer) => {
    if (trying) setGiven({ tool: trying.tool, since: trying.since, answer: answered });
    answer(answered);
  };
  const tool = trying?.tool ?? given?.tool;
  if (!tool) return null;
  return (
    <section className={styles.card} aria-label={HELPED_COPY.label}>
      <ToolPicture tool={tool} className={styles.picture} />
      <div className={styles.words}>
        {trying && !trying.tried && (
          <YourTurn ref={heading} tool={trying.tool} justBegun={justBegun} onTried={tried} onPutAway={putAway} />
        )}
        {trying?.tried && <HelpQuestion ref={heading} tool={trying.tool} onAnswer={answerWith} onPutAway={putAway} />}
        {!trying && given && <HelpThanks ref={heading} given={given.answer} onClose={() => setGiven(null)} />}
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
    if (before.current !== stage && wasThere) (heading.current ?? document.getElementById('main'))?.focus();
    before.current = stage;
  }, [stage, justBegun]);
  return heading;
}
