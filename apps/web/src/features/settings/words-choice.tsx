import type { WonderlingId } from '@wonderlings/account/catalogue';
import { WORDS, type Words } from '@wonderlings/account/contract';
import { useId } from 'react';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { WORDS_COPY } from './settings.copy.ts';
import { useChooseWords } from './use-choose-words.ts';
import styles from './words-choice.module.css';

const SPEAKERS: Readonly<Record<Words, { readonly who: WonderlingId; readonly mood: Mood }>> = {
  playful: { who: 'pogo', mood: 'cheering' },
  plain: { who: 'hum', mood: 'calm' },
};

/** Two ways to be talked to, each with a sentence of it; a touch is kept at once. `roomy`: alone on a page. */
export function WordsChoice({ roomy = false }: { readonly roomy?: boolean }) {
  const { words } = useUser();
  const choose = useChooseWords();
  const say = useWords();
  const copy = say(WORDS_COPY);
  const id = useId();
  return (
    <div className={roomy ? `${styles.two} ${styles.roomy}` : styles.two} role="radiogroup" aria-label={copy.title}>
      {WORDS.map((one) => {
        const { label, sample, hint } = copy[one];
        return (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={one}
              checked={words === one}
              onChange={() => choose(one)}
              aria-label={label}
              aria-describedby={`${id}-${one}`}
            />
            <span className={styles.figure}>
              <Wonderling
                {...SPEAKERS[one]}
                crop={roomy ? undefined : 'bust'}
                size={roomy ? 200 : 84}
                still={!roomy}
                className={styles.who}
              />
            </span>
            <span className={styles.says}>
              <b>{label}</b>
              <span id={`${id}-${one}`}>
                <q>{sample}</q>
                {hint && <small>{hint}</small>}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
