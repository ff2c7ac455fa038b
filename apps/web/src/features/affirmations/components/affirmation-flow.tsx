import type { Affirmation } from '@wonderlings/affirmations/contract';
import { useEffect } from 'react';
import { SetAside } from '../../../device/outbox/set-aside.tsx';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { stopReading } from '../../../lib/speech/speaker.ts';
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts';
import { Page } from '../../../ui/page.tsx';
import { wordsOf } from '../affirmation.machine.ts';
import { keepAffirmationCommand } from '../keep-affirmation.command.ts';
import { stageOf, useAffirmationFlow } from '../use-affirmation-flow.ts';
import { useKeptWords } from '../use-kept-words.ts';
import { AffirmationCard } from './affirmation-card.tsx';
import styles from './affirmation-flow.module.css';
import { Explainer } from './explainer.tsx';
import { KeptWords } from './kept-words.tsx';
import { QuestionForm } from './question-form.tsx';

interface AffirmationFlowProps {
  /** What the child kept so far, the latest day first. */
  readonly list: readonly Affirmation[];
  /** Reads what it kept before; null when there is no more. */
  readonly onMore: (() => void) | null;
}

export function AffirmationFlow({ list, onMore }: AffirmationFlowProps) {
  const { words, refused } = useKeptWords(list);
  const { snapshot, send, today, rememberAge } = useAffirmationFlow(words, refused);
  const { answers, pick, kept, because, failure, day } = snapshot.context;
  const stage = stageOf(snapshot);
  useHeadingFocus(stage === 'kept' ? 'card' : stage);
  // What is read aloud is gone with the next question and with the next words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what ends it
  useEffect(() => stopReading, [stage, pick]);
  const earlier = words.filter(({ date }) => date !== today);

  if (stage !== 'card' && stage !== 'kept')
    return (
      <Page>
        <QuestionForm
          step={stage}
          answers={answers}
          canGoBack={stage !== 'age' || kept !== null}
          onPick={(id) => {
            send({ type: 'answer.pick', id });
            if (stage === 'age') rememberAge(id);
          }}
          onNext={() => send({ type: 'next' })}
          onBack={() => send({ type: 'back' })}
        />
        {stage === 'age' && (
          <div className={styles.below}>
            <SetAside kind={keepAffirmationCommand.kind} />
            <Explainer />
            <KeptWords list={earlier} today={today} onMore={onMore} />
          </div>
        )}
      </Page>
    );

  const isKept = stage === 'kept' && kept !== null;
  const waits = words.some((one) => one.waits && one.id === kept?.id);
  return (
    <Page>
      <div className={styles.card}>
        <AffirmationCard
          day={isKept ? kept.date : day}
          words={isKept ? kept.affirmation : wordsOf(snapshot.context)}
          state={
            snapshot.matches('keeping')
              ? 'keeping'
              : snapshot.matches({ kept: 'fresh' })
                ? 'fresh'
                : isKept
                  ? 'kept'
                  : 'open'
          }
          waiting={isKept && because !== null ? (waits ? because : 'arrived') : null}
          failure={failure}
          onKeep={() => send({ type: 'words.keep', newKey: newIdempotencyKey() })}
          onAnother={() => send({ type: 'words.another' })}
          onBack={() => send({ type: 'back' })}
          onAskAgain={() => send({ type: 'questions.again' })}
        />
        <Explainer />
      </div>
      <div className={styles.earlier}>
        <SetAside kind={keepAffirmationCommand.kind} />
        <KeptWords list={earlier} today={today} onMore={onMore} />
      </div>
    </Page>
  );
}
