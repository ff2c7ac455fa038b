import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LOG_OUT_QUESTION } from './log-out-question.copy.ts';
import styles from './log-out-question.module.css';
import type { LogOut } from './use-log-out.ts';

interface LogOutQuestionProps extends Pick<LogOut, 'answer'> {
  /** What this device holds, in a child's words. */
  readonly things: readonly string[];
}

/** Whether what is kept of the child on this device stays for the next time, and what goes in any case. */
export function LogOutQuestion({ things, answer }: LogOutQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer('stay')}
      title={LOG_OUT_QUESTION.title}
      description={LOG_OUT_QUESTION.text}
      closeLabel={LOG_OUT_QUESTION.stay}
      figure={<Wonderling who="tuck" mood="listening" size={124} />}
    >
      <div className={styles.words}>
        <p>{LOG_OUT_QUESTION.stays}</p>
        <ul>
          {things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{LOG_OUT_QUESTION.goes}</p>
      </div>
      <Button variant="main" onClick={() => answer('keep')}>
        {LOG_OUT_QUESTION.keep}
      </Button>
      <Button onClick={() => answer('clear')}>{LOG_OUT_QUESTION.clear}</Button>
    </Dialog>
  );
}
