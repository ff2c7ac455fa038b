import { type QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { glassesIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SIGN_COPY } from '../grown-up.copy.ts';
import { closeAreaMutation } from '../grown-up.mutation.ts';
import { forgetGrownUpArea, grownUpQuery } from '../grown-up.query.ts';
import styles from './grown-up-sign.module.css';
import { useIsPast, useMinutesLeft } from './use-minutes-left.ts';

interface GrownUpSignProps {
  /** The shell is outside of the pages' provider. */
  readonly queryClient: QueryClient;
  /** What the child is called. */
  readonly name: string;
}

/** The sign that shows on every page of this device while the grown-up area is open. */
export function GrownUpSign({ queryClient, name }: GrownUpSignProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Watch name={name} />
    </QueryClientProvider>
  );
}

/** While it is open: it may be closed elsewhere, by a sign-out or by opening it there. */
const POLL_MS = 60_000;

function Watch({ name }: { readonly name: string }) {
  const queryClient = useQueryClient();
  const { data: area } = useQuery({
    ...grownUpQuery,
    refetchInterval: ({ state }) => (state.data?.openUntil ? POLL_MS : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.openUntil ? 'always' : false),
  });
  const openUntil = area?.openUntil ?? null;
  const isOver = useIsPast(openUntil);
  useEffect(() => {
    if (!isOver) return;
    forgetGrownUpArea(queryClient);
    toast(SIGN_COPY.closedByItself);
  }, [isOver, queryClient]);
  return (
    <>
      {openUntil && !isOver && <Sign until={openUntil} name={name} />}
      <Announcements until={isOver ? null : openUntil} />
    </>
  );
}

interface SignProps {
  readonly until: Date;
  readonly name: string;
}

function Sign({ until, name }: SignProps) {
  const minutes = useMinutesLeft(until);
  const close = useMutation(closeAreaMutation(useQueryClient()));
  // Pages begin below it.
  useLayoutEffect(() => {
    document.documentElement.dataset.grownUpOpen = '';
    return () => {
      delete document.documentElement.dataset.grownUpOpen;
    };
  }, []);
  const { title, description } = SIGN_COPY.closed;
  return (
    <aside className={styles.sign} aria-label={SIGN_COPY.label}>
      <div className={styles.slip}>
        <Icon shape={glassesIcon} />
        <p>
          <b>{SIGN_COPY.open}</b>
          <span>{minutes < 1 ? SIGN_COPY.lastMinute : fill(SIGN_COPY.left, { n: minutes })}</span>
        </p>
        <button
          type="button"
          disabled={close.isPending}
          onClick={() =>
            close.mutate(undefined, {
              onSuccess: () => void toast({ title, description: fill(description, { name }) }),
              onError: () => void toast({ ...SIGN_COPY.closeFailed, variant: 'destructive' }),
            })
          }
        >
          {close.isPending ? SIGN_COPY.closing : SIGN_COPY.close}
        </button>
      </div>
    </aside>
  );
}

/** What a screen reader is told, politely: that it opened, and its last minute; not every minute between. */
function Announcements({ until }: { readonly until: Date | null }) {
  const isLastMinute = useIsPast(until && new Date(until.getTime() - 60_000));
  const [wasOpen, setWasOpen] = useState(false);
  if (until && !wasOpen) setWasOpen(true);
  const said = until ? `${SIGN_COPY.open}${isLastMinute ? `, ${SIGN_COPY.lastMinute}` : ''}` : '';
  return (
    <VisuallyHidden>
      <span role="status">{wasOpen ? said : ''}</span>
    </VisuallyHidden>
  );
}
