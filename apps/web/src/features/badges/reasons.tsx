import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRewardReasons, type RewardReasons } from '@wonderlings/rewards/contract';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay, longDay } from '../../lib/local-day/day-words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { CodeName } from '../../ui/code-name.tsx';
import { Icon } from '../../ui/icon.tsx';
import { replayIcon } from '../../ui/icons.ts';
import type { Reasoned } from './collectable.ts';
import { WHY_COPY } from './collection.copy.ts';
import { deedWords } from './deed-words.ts';
import styles from './reasons.module.css';
import { ReasonsLoading } from './reasons-loading.tsx';

/** As many as are read at a glance; a press shows the others. */
const SHOWN = 5;

/** The very events that earned it: the day, and what it was. Never a word of a note. */
export function Reasons({ thing }: { readonly thing: Reasoned }) {
  const why = useQuery(whyQuery(thing.kind, thing.id));
  if (why.data) return <Told reasons={why.data} />;
  if (why.isError)
    return (
      <div role="alert" className={styles.reasons}>
        <p>{WHY_COPY.failed}</p>
        <Button icon={replayIcon} pending={why.isFetching} onClick={() => void why.refetch()}>
          {WHY_COPY.again}
        </Button>
      </div>
    );
  return <ReasonsLoading />;
}

function Told({ reasons }: { readonly reasons: RewardReasons }) {
  const [all, setAll] = useState(false);
  const { events } = reasons;
  return (
    <div className={styles.reasons}>
      <p>{fill(WHY_COPY.because, { date: fullDay(reasons.localDate) })}</p>
      <ul className={styles.deeds}>
        {(all ? events : events.slice(0, SHOWN)).map((event) => (
          <li key={event.id}>
            <Icon shape={checkIcon} />
            <span>
              {deedWords(event)}
              {event.day && <span className={styles.day}>{longDay(event.day)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {!all && events.length > SHOWN && (
        <Button variant="text" className={styles.more} onClick={() => setAll(true)}>
          {fill(WHY_COPY.all, { n: events.length })}
        </Button>
      )}
      <details className={styles.grownUps}>
        <summary>{WHY_COPY.grownUps}</summary>
        <p>{WHY_COPY.events}</p>
        <ul>
          {events.map(({ id }) => (
            <li key={id}>
              <CodeName>{id}</CodeName>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The very events that earned something. They were recorded when it was earned, and never change. */
const whyQuery = (kind: Reasoned['kind'], id: string) =>
  queryOptions({
    queryKey: ['reward-reasons', kind, id],
    queryFn: ({ signal }) => call(getRewardReasons, { params: { kind, id }, signal }),
  });
