import type { WonderlingId } from '@wonderlings/account/catalogue';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FourFriends } from './four-friends.tsx';
import { PasswordForm } from './password-dialog.tsx';
import styles from './picture-section.module.css';
import { PICTURE_SETTINGS } from './pictures.copy.ts';

const FOUR = 4;
const code = PICTURE_SETTINGS.code;

interface CodeDialogProps {
  readonly onCode: (four: readonly WonderlingId[], password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Four are picked, then once more, then the password. */
export function CodeDialog({ onCode, onClose }: CodeDialogProps) {
  const say = useWords();
  const [first, setFirst] = useState<readonly WonderlingId[] | null>(null);
  const [picked, setPicked] = useState<readonly WonderlingId[]>([]);
  const [step, setStep] = useState<'first' | 'again' | 'different' | 'password'>('first');
  const says = { first: code.tip, again: code.again, different: code.different, password: code.tell }[step];

  function pick(next: readonly WonderlingId[]): void {
    setPicked(next);
    if (next.length < FOUR) return;
    const isSame = first !== null && next.every((id) => first.includes(id));
    setStep(first === null ? 'again' : isSame ? 'password' : 'different');
    if (isSame) return;
    setFirst(first === null ? next : null);
    setPicked([]);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(code.turnOn)}
      description={say(code.line)}
      size="middle"
    >
      {step === 'password' ? (
        <PasswordForm
          yes={code.save}
          pending={code.saving}
          onPassword={(password) => onCode(picked, password)}
          onDone={onClose}
        />
      ) : (
        <div className={styles.code}>
          {/* In other places the second time. */}
          <FourFriends
            key={step}
            picked={picked}
            onPick={pick}
            wrong={step === 'different' && picked.length === 0}
            says={say(says)}
          />
        </div>
      )}
    </Dialog>
  );
}
