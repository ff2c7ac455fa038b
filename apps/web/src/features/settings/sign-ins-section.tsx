import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useToday } from '../../lib/local-day/use-today.ts';
import { logFailure } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sections.module.css';
import { signInsQuery } from './settings.query.ts';
import { SignInRow } from './sign-in-row.tsx';
import { SIGN_INS_COPY, SIGN_INS_TOASTS } from './sign-ins.copy.ts';
import { endOtherSignInsMutation, endSignInMutation } from './sign-ins.mutation.ts';
import { SignedOutLately } from './signed-out-lately.tsx';

/** Where the child is signed in, and how to end it there. */
export function SignInsSection() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: places, isError, isFetching, refetch } = useQuery(signInsQuery);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.words}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {SIGN_INS_COPY.heading}
          </h2>
          {places && <Places places={places} heading={heading} />}
          {!places && !isError && (
            <div role="status">
              <VisuallyHidden>{SIGN_INS_COPY.loading}</VisuallyHidden>
              <Skeleton height="5rem" />
            </div>
          )}
          {!places && isError && (
            <div role="alert" className={styles.acts}>
              <p>{SIGN_INS_COPY.failed}</p>
              <Button icon={replayIcon} pending={isFetching} onClick={() => void refetch()}>
                {SIGN_INS_COPY.retry}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}

interface PlacesProps {
  readonly places: readonly SignInPlace[];
  /** Takes the focus when the button that had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Places({ places, heading }: PlacesProps) {
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const { endOne, endAll, busy } = useEndings(places, heading);
  const others = places.filter(({ isThis }) => !isThis);
  return (
    <>
      <p>{others.length > 0 ? SIGN_INS_COPY.unknown : SIGN_INS_COPY.only}</p>
      <ul className={styles.places}>
        {places.map((place) => (
          <SignInRow
            key={place.id}
            place={place}
            today={today}
            ending={endOne.isPending && endOne.variables === place.id}
            disabled={busy}
            onEnd={() => endOne.mutate(place.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.lost}>
          <Wonderling who="tuck" mood="happy" size={112} className={styles.figure} />
          <p>
            <b>{SIGN_INS_COPY.lost}</b> {SIGN_INS_COPY.endAll}. {SIGN_INS_COPY.stays}
          </p>
          <Button
            variant="main"
            pending={endAll.isPending}
            pendingLabel={SIGN_INS_COPY.ending}
            disabled={busy}
            onClick={() => setAsks(true)}
          >
            {SIGN_INS_COPY.endAll}
          </Button>
        </div>
      )}
      <p className={styles.note}>{SIGN_INS_COPY.kept}</p>
      <SignedOutLately today={today} />
      <EndAllDialog
        open={asks}
        onEnd={() => {
          endAll.mutate();
          setAsks(false);
        }}
        onKeep={() => setAsks(false)}
      />
    </>
  );
}

/** Ends places, says so, and gives the focus to the heading: the button that had it goes with its row. */
function useEndings(places: PlacesProps['places'], heading: PlacesProps['heading']) {
  const queryClient = useQueryClient();
  const hasEnded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list has come, and not at other times
  useEffect(() => {
    if (hasEnded.current) heading.current?.focus();
    hasEnded.current = false;
  }, [places, heading]);
  const told = (words: (typeof SIGN_INS_TOASTS)['ended' | 'endedAll']) => ({
    onSuccess: () => {
      hasEnded.current = true;
      toast(words);
    },
    onError: (reason: Error) => {
      logFailure(SIGN_INS_TOASTS.failed.title, reason);
      toast({ ...SIGN_INS_TOASTS.failed, variant: 'destructive' });
    },
  });
  const endOne = useMutation({ ...endSignInMutation(queryClient), ...told(SIGN_INS_TOASTS.ended) });
  const endAll = useMutation({ ...endOtherSignInsMutation(queryClient), ...told(SIGN_INS_TOASTS.endedAll) });
  return { endOne, endAll, busy: endOne.isPending || endAll.isPending };
}

interface EndAllDialogProps {
  readonly open: boolean;
  readonly onEnd: () => void;
  readonly onKeep: () => void;
}

function EndAllDialog({ open, onEnd, onKeep }: EndAllDialogProps) {
  const { title, text, yes, no } = SIGN_INS_COPY.ask;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title={title}
      description={text}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <Button variant="main" onClick={onEnd}>
        {yes}
      </Button>
      <Button onClick={onKeep}>{no}</Button>
    </Dialog>
  );
}
