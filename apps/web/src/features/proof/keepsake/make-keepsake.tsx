import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Keepsake } from '@wonderlings/proof/contract';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useName } from '../../../lib/session/session.ts';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { drawerIcon, printIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { calendarIcon, lockIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Unbroken } from '../../grown-up/index.ts';
import { type KeepsakeReader, keepsakeQuery, makeKeepsakeMutation } from '../api/keepsake.query.ts';
import { CHILD_KEEPSAKE_COPY, KEEPSAKE_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import { GlassPicture } from './glass-picture.tsx';
import styles from './keepsake.module.css';
import { KeepsakeCard } from './keepsake-card.tsx';
import { KeepsakeLink } from './keepsake-frame.tsx';

const ICONS = { away: drawerIcon, nothing: lockIcon, often: calendarIcon } as const;

/** What is said beside the card, to whom it is said. */
const WORDS = {
  child: {
    print: CHILD_KEEPSAKE_COPY.print,
    made: '',
    advice: [
      { id: 'often', title: CHILD_KEEPSAKE_COPY.what, text: '' },
      { id: 'nothing', title: CHILD_KEEPSAKE_COPY.nothing, text: '' },
    ],
    have: CHILD_KEEPSAKE_COPY.have,
  },
  'grown-up': {
    print: KEEPSAKE_COPY.print,
    made: KEEPSAKE_COPY.made,
    advice: KEEPSAKE_COPY.advice,
    have: KEEPSAKE_COPY.have,
  },
} as const;

/** Makes a keepsake of today. One that was made today shows again; looking makes none. */
export function MakeKeepsake({ reader }: { readonly reader: KeepsakeReader }) {
  const today = useToday();
  const { data: latest, isPending, isError, isFetching, refetch } = useQuery(keepsakeQuery(reader));
  if (isError) return <LoadFailed who="glim" trying={isFetching} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <div className={proof.loading}>
        <Spinner />
      </div>
    );
  }
  return <Made reader={reader} latest={latest && latest.date === today ? latest : null} />;
}

function Made({ reader, latest }: { readonly reader: KeepsakeReader; readonly latest: Keepsake | null }) {
  const name = useName();
  const words = WORDS[reader];
  const [key, setKey] = useState(newIdempotencyKey);
  const make = useMutation(makeKeepsakeMutation(useQueryClient(), reader, key));
  const makeOne = () => make.mutate(undefined, { onSuccess: () => setKey(newIdempotencyKey()) });
  return (
    <div className={latest ? styles.grid : styles.offer}>
      {latest ? (
        <KeepsakeCard keepsake={latest} name={name} />
      ) : (
        <div className={styles.unlit}>
          <GlassPicture places={[]} />
        </div>
      )}
      <section className={styles.say}>
        <div className={proof.row}>
          {latest && (
            <Button variant="main" icon={printIcon} onClick={() => window.print()}>
              <Unbroken>{words.print}</Unbroken>
            </Button>
          )}
          <Button
            variant={latest ? 'ghost' : 'main'}
            icon={windowIcon}
            pending={make.isPending}
            pendingLabel={KEEPSAKE_COPY.making}
            onClick={makeOne}
          >
            {latest ? KEEPSAKE_COPY.fits.again : KEEPSAKE_COPY.make}
          </Button>
        </div>
        <p role="status">{make.isSuccess ? fill(words.made, { name }) : ''}</p>
        {make.isError && <p role="alert">{KEEPSAKE_COPY.compare.failed.replace(' The words are still here.', '')}</p>}
        <ul className={styles.advice}>
          {words.advice.map(({ id, title, text }) => (
            <li key={id}>
              <Icon shape={ICONS[id]} />
              <p>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.have}>
          <KeepsakeLink reader={reader} to="compare" variant="text">
            {words.have}
          </KeepsakeLink>
        </p>
      </section>
    </div>
  );
}
