import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../companions/wonderling.tsx';
import { useRecordActivity } from '../activities/use-record-activity.ts';
import { HelpQuestion } from './help-question.tsx';
import { HelpThanks } from './help-thanks.tsx';
import { HELPED_COPY } from './helped.copy.ts';
import type { HelpAnswer } from './helped.ts';
import { triedSeconds } from './tried-seconds.ts';
import styles from './trying-card.module.css';
import { useHelped } from './use-helped.ts';
import { YourTurn } from './your-turn.tsx';

interface TryingCardProps {
  /** The child has begun just now, on this page: the words then invite instead of asking. */
  readonly justBegun?: boolean;
}

/**
 * The tool that a child is trying: first it waits, then it asks whether that helped. Nothing when no tool is tried. The
 * child's own "I tried it" is what records it: a page that was read is no tool that was tried, and nobody can see a child
 * draw or count. It comes before the question, so that every answer is worth the same.
 */
export function TryingCard({ justBegun = false }: TryingCardProps) {
  const { trying, sayTried, answer, putAway } = useHelped();
  const record = useRecordActivity();
  const [given, setGiven] = useState<HelpAnswer | null>(null);
  const stage = trying ? (trying.tried ? 'question' : 'turn') : given ? 'thanks' : 'nothing';
  const heading = useFocusAtStage(stage, justBegun);
  if (trying && given) setGiven(null);

  const tried = () => {
    if (!trying || trying.tried) return;
    sayTried();
    const durationSeconds = triedSeconds(trying.tool, trying.since, new Date());
    record({ kind: `coping/${trying.tool.id}`, durationSeconds });
  };
  const answerWith = (answered: HelpAnswer) => {
    answer(answered);
    setGiven(answered);
  };
  if (stage === 'nothing') return null;
  return (
    <section className={styles.card} aria-label={HELPED_COPY.label}>
      <Wonderling who="tuck" mood={given === 'yes' ? 'cheering' : 'listening'} size={112} className={styles.tuck} />
      <div className={styles.words}>
        {trying && !trying.tried && (
          <YourTurn ref={heading} tool={trying.tool} justBegun={justBegun} onTried={tried} onPutAway={putAway} />
        )}
        {trying?.tried && <HelpQuestion ref={heading} tool={trying.tool} onAnswer={answerWith} onPutAway={putAway} />}
        {!trying && given && <HelpThanks ref={heading} given={given} onClose={() => setGiven(null)} />}
      </div>
    </section>
  );
}

/** The button that was pressed is gone with its stage, so the focus goes on to the words that came in its place. */
function useFocusAtStage(stage: string, justBegun: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    const wasThere = before.current !== 'nothing' || justBegun;
    if (before.current !== stage && wasThere) heading.current?.focus();
    before.current = stage;
  }, [stage, justBegun]);
  return heading;
}
