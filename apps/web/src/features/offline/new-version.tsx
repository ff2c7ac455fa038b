import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { keepInstallOffer } from './install.ts';
import styles from './new-version.module.css';
import { keepAppOnDevice, takeNewVersion, useNewVersion } from './offline-shell.ts';
import { forgetTypedWords, hasUnsavedWords, subscribeToUnsavedWords, watchUnsavedWords } from './unsaved-words.ts';

const NEW_VERSION = {
  title: 'Something new is ready.',
  text: 'It comes when you say so.',
  take: 'Show me',
  later: 'Later',
  /** After "Show me", where words are in the way. */
  unsaved: 'There are words not saved yet, here or in another tab. They come first. Nothing is lost.',
} as const;

/** After the page that was opened has settled, also on a slow phone: what is kept comes through the same narrow network. */
const AFTER_PAGE_MS = 4000;

/**
 * Keeps the app on the device, and asks kindly when a new version of it waits: never while a child types or something goes on.
 * @param page the address of the page that is open
 */
export function NewVersion({ page }: { readonly page: string }) {
  const say = useWords();
  const isReady = useNewVersion();
  const isUnsaved = useSyncExternalStore(subscribeToUnsavedWords, hasUnsavedWords, () => false);
  const [answer, setAnswer] = useState<'later' | 'unsaved'>();
  useEffect(() => {
    keepInstallOffer();
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => void keepAppOnDevice(), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(watchUnsavedWords, []);
  const [openPage, setOpenPage] = useState(page);
  useEffect(() => {
    if (page === openPage) return;
    setOpenPage(page);
    forgetTypedWords();
  }, [page, openPage]);

  const isAsking = isReady && answer !== 'later' && (!isUnsaved || answer === 'unsaved');
  const take = async (): Promise<void> => {
    if (!(await takeNewVersion())) setAnswer('unsaved');
  };
  return (
    <div role="status">
      {isAsking && (
        <div className={styles.card}>
          <div className={styles.words}>
            <p className={styles.title}>{say(NEW_VERSION.title)}</p>
            <p>{answer === 'unsaved' ? NEW_VERSION.unsaved : NEW_VERSION.text}</p>
          </div>
          <Button variant="main" onClick={() => void take()}>
            {say(NEW_VERSION.take)}
          </Button>
          <Button onClick={() => setAnswer('later')}>{NEW_VERSION.later}</Button>
        </div>
      )}
    </div>
  );
}
