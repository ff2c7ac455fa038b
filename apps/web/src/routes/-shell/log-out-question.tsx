import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './log-out-question.module.css';
import type { LogOut } from './use-log-out.ts';

/** ui-copy `shell.logoutAsk`; what stays and goes is ours. */
const WORDS = {
  title: 'Leaving now?',
  text: 'Do others use this device? You can clear your things from it.',
  stays: 'If you keep them, these wait here for you:',
  goes: 'The pages you read last, and words that you did not save, go from here when you leave.',
  keep: 'Keep my things here',
  clear: 'Clear my things',
  stay: 'Stay here',
} as const;

interface LogOutQuestionProps extends Pick<LogOut, 'answer'> {
  /** What this device holds, in a child's words. */
  readonly things: readonly string[];
}

/** Whether what is kept of the child on this device stays for the next time, and what goes in any case. */
export function LogOutQuestion({ things, answer }: LogOutQuestionProps) {
  const say = useWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer('stay')}
      title={say(WORDS.title)}
      description={say(WORDS.text)}
      closeLabel={WORDS.stay}
      figure={<Wonderling who="tuck" mood="listening" size={124} />}
    >
      <div className={styles.words}>
        <p>{WORDS.stays}</p>
        <ul>
          {things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{WORDS.goes}</p>
      </div>
      <Button variant="main" onClick={() => answer('keep')}>
        {WORDS.keep}
      </Button>
      <Button onClick={() => answer('clear')}>{WORDS.clear}</Button>
    </Dialog>
  );
}
