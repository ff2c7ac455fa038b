import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { WONDERLING_IDS } from '../../../art/companions/cast.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { LOAD_FAILED_COPY } from '../../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { buddiesQuery } from '../api/buddies.query.ts';
import { SETTINGS_COPY } from '../settings.copy.ts';
import { Choice } from './choice.tsx';
import styles from './pickers.module.css';

export function BuddyPicker({ field }: { readonly field: UseFormRegisterReturn<'selectedWonderling'> }) {
  const { data: buddies, isError, isFetching, refetch } = useQuery(buddiesQuery);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{SETTINGS_COPY.buddy}</legend>
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{LOAD_FAILED_COPY.title}</p>
          <Button icon={replayIcon} pending={isFetching} onClick={() => void refetch()}>
            {LOAD_FAILED_COPY.action}
          </Button>
        </div>
      )}
      {!isError && (
        <div className={styles.buddies} aria-busy={!buddies}>
          {buddies?.map(({ number, name, companionId }) => (
            <Choice
              key={number}
              {...field}
              value={String(number)}
              label={name}
              picture={
                <span className={styles.buddy}>
                  <Wonderling who={companionId} mood="happy" size={76} crop="bust" still />
                </span>
              }
            />
          )) ?? WONDERLING_IDS.map((id) => <WaitingBuddy key={id} />)}
        </div>
      )}
    </fieldset>
  );
}

function WaitingBuddy() {
  return (
    <span className={styles.waiting}>
      <Skeleton width="76px" height="76px" round />
      <Skeleton width="3.5rem" height="1.25rem" />
    </span>
  );
}
