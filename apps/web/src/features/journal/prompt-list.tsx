import { useRef } from 'react';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { OWN_COPY } from './journal.copy.ts';
import styles from './prompt-list.module.css';

/** Questions to wonder about; none of them asks for an answer. */
export function PromptList({ prompts }: { readonly prompts: readonly string[] }) {
  const words = useRef<HTMLOListElement>(null);
  return (
    <div>
      <div className={styles.top}>
        <h3 className={styles.heading}>{OWN_COPY.wonder}</h3>
        <ReadAloudButton round words={words} />
      </div>
      <ol className={styles.list} ref={words}>
        {prompts.map((prompt) => (
          <li key={prompt} className={styles.prompt}>
            <span>
              <Unbroken>{prompt}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
