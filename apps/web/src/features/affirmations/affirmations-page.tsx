import { useInfiniteQuery } from '@tanstack/react-query';
import { EXPLAINER } from '@wonderlings/affirmations/catalogue';
import type { Affirmation } from '@wonderlings/affirmations/contract';
import { useEffect } from 'react';
import { SetAside } from '../../device/outbox/set-aside.tsx';
import { noAnswer } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { stopReading } from '../../lib/speech/speaker.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { starIcon } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AffirmationCard } from './affirmation-card.tsx';
import { AFFIRMATIONS_COPY } from './affirmations.copy.ts';
import { affirmationsQuery } from './affirmations.query.ts';
import styles from './affirmations-page.module.css';
import { keepAffirmationCommand } from './keep-affirmation.command.ts';
import { KeptWords, useKeptWords } from './kept-words.tsx';
import { QuestionForm } from './question-form.tsx';
import { wordsOf } from './questionnaire.ts';
import { stageOf, useAffirmationFlow } from './use-affirmation-flow.ts';

const NOTHING_KEPT: readonly Affirmation[] = [];

/** Specification 001, sections 2 and 4: an age group, three questions, and the words that they make; today's at once. */
export function AffirmationsPage() {
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(affirmationsQuery);
  if (data) {
    const list = data.pages.flatMap(({ items }) => items);
    return <AffirmationFlow list={list} onMore={hasNextPage ? () => void fetchNextPage() : null} />;
  }
  // Without a network there are words to make all the same; what was kept before comes when there is one.
  if (error && noAnswer(error)) return <AffirmationFlow list={NOTHING_KEPT} onMore={null} />;
  return (
    <Page>
      {isError ? (
        <LoadFailed who="glim" trying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <Spinner>{AFFIRMATIONS_COPY.loading}</Spinner>
        </div>
      )}
    </Page>
  );
}

interface AffirmationFlowProps {
  /** What the child kept so far, the latest day first. */
  readonly list: readonly Affirmation[];
  /** Reads what it kept before; null when there is no more. */
  readonly onMore: (() => void) | null;
}

function AffirmationFlow({ list, onMore }: AffirmationFlowProps) {
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

function Explainer() {
  return (
    <aside aria-labelledby={EXPLAINER.id}>
      <Card>
        <h2 id={EXPLAINER.id}>{EXPLAINER.title}</h2>
        <ul className={styles.lines}>
          {EXPLAINER.lines.map((line) => (
            <li key={line} className={styles.line}>
              <Icon shape={starIcon} className={styles.star} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
