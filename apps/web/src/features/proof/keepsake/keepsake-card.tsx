import { companionById } from '@wonderlings/companions/catalogue';
import type { Keepsake } from '@wonderlings/proof/contract';
import { placeOfWord } from '@wonderlings/proof/keepsake-catalogue';
import { count, fill } from '../../../lib/copy/fill.ts';
import { fullDay } from '../../../lib/local-day/day-words.ts';
import { KEEPSAKE_COPY } from '../proof.copy.ts';
import { roseOf } from './glass.ts';
import { GlassPicture } from './glass-picture.tsx';
import styles from './keepsake-card.module.css';

const { card } = KEEPSAKE_COPY;

/** The sheet to print or photograph; black ink on white is enough. */
export function KeepsakeCard({ keepsake, name }: { readonly keepsake: Keepsake; readonly name: string }) {
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
