import type { WonderlingId } from '@wonderlings/account/catalogue';
import { useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { logFailure } from '../../../lib/log.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PICTURES } from './pictures.copy.ts';

interface TakeOffDialogProps {
  readonly picture: WonderlingId | undefined;
  readonly onTakeOff: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asked once more, at the sign-in page and in the settings. */
export function TakeOffDialog({ picture, onTakeOff, onClose }: TakeOffDialogProps) {
  const say = useWords();
  const { title, text, yes, pending, no, failed } = PICTURES.forget;
  const [step, setStep] = useState<'asks' | 'busy' | 'failed'>('asks');

  async function takeOff(): Promise<void> {
    setStep('busy');
    try {
      await onTakeOff();
    } catch (reason) {
      logFailure('A picture could not be taken off', reason);
      return setStep('failed');
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && step !== 'busy' && onClose()}
      title={say(title)}
      description={say(text)}
      figure={picture && <Wonderling who={picture} mood="thinking" size={124} />}
    >
      <p role="alert" hidden={step !== 'failed'}>
        {failed}
      </p>
      <Button variant="main" disabled={step === 'busy'} onClick={onClose}>
        {say(no)}
      </Button>
      <Button pending={step === 'busy'} pendingLabel={pending} onClick={() => void takeOff()}>
        {say(yes)}
      </Button>
    </Dialog>
  );
}
