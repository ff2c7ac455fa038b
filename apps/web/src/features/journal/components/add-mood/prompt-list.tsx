import { OWN_COPY } from '../../journal.copy.ts';
import styles from './prompt-list.module.css';

/** Questions to wonder about; none of them asks for an answer. */
export function PromptList({ prompts }: { readonly prompts: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{OWN_COPY.wonder}</h3>
      <ol className={styles.list}>
        {prompts.map((prompt) => (
          <li key={prompt} className={styles.prompt}>
            {prompt}
          </li>
        ))}
      </ol>
    </div>
  );
}
