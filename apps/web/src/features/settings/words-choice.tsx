import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import { type User, WORDS, type Words } from '@wonderlings/account/contract';
import { useId } from 'react';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { failedToast } from '../../lib/api/api-error.ts';
import { USER_KEY, useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { saveSettingsMutation } from './save-settings.mutation.ts';
import sections from './sections.module.css';
import { SETTINGS_TOASTS, WORDS_COPY } from './settings.copy.ts';
import styles from './words-choice.module.css';

const SPEAKERS: Readonly<Record<Words, { readonly who: WonderlingId; readonly mood: Mood }>> = {
  playful: { who: 'pogo', mood: 'cheering' },
  plain: { who: 'hum', mood: 'calm' },
};

/** Playful words, or plain ones. */
export function WordsSection() {
  const headingId = useId();
  const say = useWords();
  return (
    <section aria-labelledby={headingId} className={sections.section}>
      <Card>
        <div className={sections.words}>
          <h2 id={headingId}>{say(WORDS_COPY.title)}</h2>
          <WordsChoice />
        </div>
      </Card>
    </section>
  );
}

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
                playful={one === 'playful'}
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

/** The page says everything so at once; what could not be saved is taken back. */
function useChooseWords(): (words: Words) => void {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(saveSettingsMutation(queryClient));
  return (words) => {
    const before = queryClient.getQueryData<User>(USER_KEY);
    if (!before || before.words === words) return;
    const show = (shown: Words) =>
      queryClient.setQueryData<User>(USER_KEY, (user) => (user?.id === before.id ? { ...user, words: shown } : user));
    show(words);
    // Also when the page that it was chosen on has gone.
    mutateAsync({ words }).catch((error: unknown) => {
      show(before.words);
      toast(failedToast(SETTINGS_TOASTS.failed, error));
    });
  };
}
