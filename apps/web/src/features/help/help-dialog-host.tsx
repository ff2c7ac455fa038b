import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { provideNoteReader, useHelpOffered } from './after-note.ts';
import styles from './help-dialog-host.module.css';
import { closeHelp, openHelp, useOpenHelp } from './help-dialog-state.ts';

/** Until the rest has come, or where it does not. */
const FIRST_HELP = {
  tell: 'Tell a grown-up you trust. You can show them this page.',
  danger: 'In danger right now? Call the emergency number.',
  back: 'Go back',
} as const;

const loadRest = () => import('./help-rest.ts');
type Rest = Awaited<ReturnType<typeof loadRest>>;

provideNoteReader(() =>
  loadRest().then(
    ({ phraseOfSelfHarm }) =>
      (note) =>
        phraseOfSelfHarm(note) !== null,
  ),
);

/** "I need help now", and the card after a heavy note, wherever they are asked for. */
export function HelpDialog() {
  const part = useOpenHelp();
  const offered = useHelpOffered();
  const isOpen = part !== null || offered;
  const rest = useRest(isOpen);
  useFocusAfter(isOpen);
  useHelpAddress();
  if (part) return rest ? <rest.HelpDialog part={part} onClose={closeHelp} /> : <FirstHelp />;
  return offered && rest ? <rest.AfterNoteCard /> : null;
}

/** Numbers and words come soon after the first page, so that they are there when the network is not. */
function useRest(needed: boolean): Rest | null {
  const [rest, setRest] = useState<Rest | null>(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (rest || !(needed || isIdle)) return;
    loadRest().then(setRest, (reason: unknown) => logFailure('The help could not be loaded', reason));
  }, [rest, needed, isIdle]);
  return rest;
}

/** `/#help` is where the shortcut of the installed app leads (build/manifest.ts). */
function useHelpAddress(): void {
  useEffect(() => {
    const look = (): void => {
      if (window.location.hash === '#help') openHelp();
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
}

/** After the first page has settled, also on a slow phone. */
const IDLE_AFTER_MS = 4000;

/** Where the button that opened it has gone with the card before it, the page takes the focus: it must not fall to nothing. */
function useFocusAfter(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const page = document;
    return () => {
      setTimeout(() => {
        if (page.activeElement === page.body) page.getElementById('main')?.focus({ preventScroll: true });
      }, FOCUS_SETTLES_MS);
    };
  }, [isOpen]);
}

/** Radix gives the focus back a turn later. */
const FOCUS_SETTLES_MS = 50;

/** The least that must be said, while the rest loads or when it cannot. The focus stays, for the dialog to give it back. */
function FirstHelp() {
  const say = useWords();
  return (
    <div className={styles.first} role="alert">
      <p>{say(FIRST_HELP.tell)}</p>
      <p>{FIRST_HELP.danger}</p>
      <Button onClick={closeHelp}>{FIRST_HELP.back}</Button>
    </div>
  );
}
