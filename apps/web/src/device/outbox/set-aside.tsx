import { useId, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import type { KeptCommand } from './command.ts';
import type { Outbox } from './outbox.ts';
import styles from './set-aside.module.css';
import { useOutbox } from './use-outbox.ts';

/** Ours: what a child reads of things that the server will not take as they are. */
const SET_ASIDE_COPY = {
  heading: 'Not saved yet',
  intro: 'These are still here, on this device only.',
  nothingSaid: 'We could not put this away.',
  noWords: 'Something you did',
  retry: 'Try again',
  copy: 'Copy the words',
  copied: 'Copied',
  notCopied: 'Press and hold the words to copy them.',
  remove: 'Delete',
  removeForGood: 'Yes, delete it',
  keep: 'Keep it',
  failed: 'That did not work. It is still here.',
} as const;

/**
 * What the server will not take as it is: its words, and what a child can do about each. Nothing while there is none.
 * @param kind where only those belong that a page is about
 */
export function SetAside({ kind }: { readonly kind?: string }) {
  const outbox = useOutbox();
  const headingId = useId();
  const kept = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
  const refused = kept.filter((one) => one.refused !== null && (kind === undefined || one.kind === kind));
  if (refused.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby={headingId}>
      <h2 id={headingId}>{SET_ASIDE_COPY.heading}</h2>
      <p>{SET_ASIDE_COPY.intro}</p>
      <ul className={styles.list}>
        {refused.map((command) => (
          <li key={command.id}>
            <One command={command} outbox={outbox} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ command: { id, words, refused }, outbox }: { readonly command: KeptCommand; readonly outbox: Outbox }) {
  const [said, setSaid] = useState('');
  const [asks, setAsks] = useState(false);
  const act = (doing: Promise<unknown>) =>
    void doing.catch((reason: unknown) => {
      logFailure('Nothing was done about what was set aside', reason);
      setSaid(SET_ASIDE_COPY.failed);
    });
  const copy = (text: string) =>
    // Not on plain http, where a browser has no clipboard for pages.
    void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setSaid(SET_ASIDE_COPY.copied),
      () => setSaid(SET_ASIDE_COPY.notCopied),
    );
  return (
    <article>
      <p className={styles.words} dir="auto">
        {words ?? SET_ASIDE_COPY.noWords}
      </p>
      <p>{refused?.sentence ?? SET_ASIDE_COPY.nothingSaid}</p>
      <div className={styles.acts}>
        <Button onClick={() => act(outbox.retry(id))}>{SET_ASIDE_COPY.retry}</Button>
        {words !== undefined && <Button onClick={() => copy(words)}>{SET_ASIDE_COPY.copy}</Button>}
        {asks ? (
          <>
            <Button onClick={() => act(outbox.remove(id))}>{SET_ASIDE_COPY.removeForGood}</Button>
            <Button variant="ghost" onClick={() => setAsks(false)}>
              {SET_ASIDE_COPY.keep}
            </Button>
          </>
        ) : (
          <Button variant="ghost" onClick={() => setAsks(true)}>
            {SET_ASIDE_COPY.remove}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
    </article>
  );
}
