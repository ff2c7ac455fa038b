import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LOG_OUT_QUESTION } from './log-out-question.copy.ts';
import type { LogOut } from './use-log-out.ts';

/** Whether what is kept of the child on this device stays for the next time. */
export function LogOutQuestion({ answer }: Pick<LogOut, 'answer'>) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer('stay')}
      title={LOG_OUT_QUESTION.title}
      description={LOG_OUT_QUESTION.text}
      closeLabel={LOG_OUT_QUESTION.stay}
      figure={<Wonderling who="tuck" mood="listening" size={124} />}
    >
      <Button variant="main" onClick={() => answer('keep')}>
        {LOG_OUT_QUESTION.keep}
      </Button>
      <Button onClick={() => answer('clear')}>{LOG_OUT_QUESTION.clear}</Button>
    </Dialog>
  );
}
