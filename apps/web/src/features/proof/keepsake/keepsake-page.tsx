import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { companionById } from '@wonderlings/companions/catalogue';
import type { Keepsake } from '@wonderlings/proof/contract';
import { placeOfWord } from '@wonderlings/proof/keepsake-catalogue';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { count, fill } from '../../../lib/copy/fill.ts';
import { fullDay } from '../../../lib/local-day/day-words.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useName } from '../../../lib/session/session.ts';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { drawerIcon, printIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { calendarIcon, lockIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { CHILD_KEEPSAKE_COPY, KEEPSAKE_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import { CompareKeepsake } from './compare-keepsake.tsx';
import { roseOf } from './glass.ts';
import { GlassPicture } from './glass-picture.tsx';
import keepsakeStyles from './keepsake.module.css';
import { makeKeepsakeMutation } from './keepsake.mutation.ts';
import { type KeepsakeReader, keepsakeQuery } from './keepsake.query.ts';
import { KeepsakeFrame, KeepsakeLink } from './keepsake-frame.tsx';
import styles from './keepsake-page.module.css';

interface KeepsakePageProps {
  readonly reader: KeepsakeReader;
  /** Makes a keepsake of today, or compares one that was made. */
  readonly view: 'make' | 'compare';
}

/** Makes a keepsake, or compares one that was made. */
export function KeepsakePage({ reader, view }: KeepsakePageProps) {
  const { title, lead } =
    reader === 'child' ? { title: CHILD_KEEPSAKE_COPY.title, lead: CHILD_KEEPSAKE_COPY.line } : KEEPSAKE_COPY;
  return (
    <div className={keepsakeStyles.page}>
      {view === 'compare' ? (
        <CompareKeepsake reader={reader} />
      ) : (
        <KeepsakeFrame reader={reader} title={title} lead={lead}>
          <MakeKeepsake reader={reader} />
        </KeepsakeFrame>
      )}
    </div>
  );
}

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
function MakeKeepsake({ reader }: { readonly reader: KeepsakeReader }) {
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
    <div className={latest ? keepsakeStyles.grid : keepsakeStyles.offer}>
      {latest ? (
        <KeepsakeCard keepsake={latest} name={name} />
      ) : (
        <div className={keepsakeStyles.unlit}>
          <GlassPicture places={[]} />
        </div>
      )}
      <section className={keepsakeStyles.say}>
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
        <ul className={keepsakeStyles.advice}>
          {words.advice.map(({ id, title, text }) => (
            <li key={id}>
              <Icon shape={ICONS[id]} />
              <p>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
        <p className={keepsakeStyles.have}>
          <KeepsakeLink reader={reader} to="compare" variant="text">
            {words.have}
          </KeepsakeLink>
        </p>
      </section>
    </div>
  );
}

const { card } = KEEPSAKE_COPY;

/** The sheet to print or photograph; black ink on white is enough. */
function KeepsakeCard({ keepsake, name }: { readonly keepsake: Keepsake; readonly name: string }) {
  const date = fullDay(keepsake.date);
  const places = keepsake.words.map((word) => placeOfWord(word));
  const who = roseOf(places)?.who;
  const buddy = (who && companionById(who)?.name) ?? '';
  const address = `${window.location.host}/keepsake`;
  return (
    <article className={styles.keep} aria-label={fill(card.label, { date })}>
      <header>
        <p className={styles.head}>{fill(card.head, { name })}</p>
        <p className={styles.date}>{date}</p>
      </header>
      <GlassPicture places={places} label={fill(card.alt, { buddy })} />
      <ol className={styles.words} aria-label={card.words}>
        {keepsake.words.map((word, index) => (
          // The same word may stand in two places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
          <li key={index}>{word}</li>
        ))}
      </ol>
      <footer>
        <p>{fill(card.foot, { address, name })}</p>
        <p className={styles.entry}>{fill(card.entry, { n: count(keepsake.entry), from: fullDay(keepsake.since) })}</p>
      </footer>
    </article>
  );
}
