import { Suspense, useState } from 'react';
import { isWonderlingId } from '../../../art/companions/cast.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { ShownPicture } from '../../../lib/session/shown-pictures.ts';
import { rereadPictures } from '../../../lib/session/use-shown-pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAlone } from '../../../ui/lights/use-lights-down.ts';
import { PICTURES } from './pictures.copy.ts';
import { WhoIsHere } from './who-is-here.tsx';

const CodePage = optionalPart(() => import('./code-page.tsx').then(({ CodePage }) => CodePage));

interface PicturesDoorProps {
  /** Undefined in the first render of a painted page. */
  readonly pictures: readonly ShownPicture[] | undefined;
  /** To the form, with a sentence above it. */
  readonly onPassword: (says: string | null) => void;
  readonly onNew: () => void;
}

/** The way in of a device that children share: a picture, and its code where it has one. */
export function PicturesDoor({ pictures, onPassword, onNew }: PicturesDoorProps) {
  useAlone(pictures !== undefined);
  const { signInByPicture } = useSession();
  const [opening, setOpening] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState<ShownPicture | null>(null);
  const [takesOff, setTakesOff] = useState(false);
  const [leaving, setLeaving] = useState<ShownPicture | null>(null);

  async function open(picture: ShownPicture): Promise<void> {
    setTrouble(null);
    if (picture.hasCode) return setAsksCode(picture);
    setOpening(picture.id);
    const failure = await signInByPicture({ id: picture.id });
    rereadPictures();
    if (failure === null) return;
    setOpening(null);
    const code = failure instanceof ApiError ? failure.refusal?.code : undefined;
    // Set on another tab of this device meanwhile.
    if (code === 'account.code-needed') return setAsksCode({ ...picture, hasCode: true });
    if (code === 'account.no-picture') return onPassword(PICTURES.ended);
    setTrouble(serverSentence(failure) ?? PICTURES.noAnswer);
  }

  if (asksCode) {
    return (
      <Suspense fallback={null}>
        <CodePage picture={asksCode} onBack={() => setAsksCode(null)} onPassword={onPassword} />
      </Suspense>
    );
  }
  return (
    <>
      <WhoIsHere
        pictures={pictures}
        opening={opening}
        trouble={trouble}
        takesOff={takesOff}
        onPick={(picture) => void (takesOff ? setLeaving(picture) : open(picture))}
        onTakeOff={setTakesOff}
        onNew={onNew}
        onPassword={() => onPassword(null)}
      />
      {leaving && (
        <TakeOffDialog
          picture={leaving}
          onClose={() => setLeaving(null)}
          onTakenOff={() => {
            setLeaving(null);
            setTakesOff(false);
          }}
        />
      )}
    </>
  );
}

interface TakeOffDialogProps {
  readonly picture: ShownPicture;
  readonly onClose: () => void;
  readonly onTakenOff: () => void;
}

function TakeOffDialog({ picture, onClose, onTakenOff }: TakeOffDialogProps) {
  const { title, text, yes, pending, no, failed } = PICTURES.forget;
  const [step, setStep] = useState<'asks' | 'busy' | 'failed'>('asks');

  async function takeOff(): Promise<void> {
    setStep('busy');
    try {
      const { callTakePictureOff } = await import('./take-picture-off.ts');
      await callTakePictureOff(picture.id);
    } catch {
      // Said where it was asked, whatever the reason: it can be tried again.
      return setStep('failed');
    }
    onTakenOff();
    rereadPictures();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && step !== 'busy' && onClose()}
      title={title}
      description={text}
      figure={isWonderlingId(picture.picture) && <Wonderling who={picture.picture} mood="thinking" size={124} />}
    >
      <p role="alert" hidden={step !== 'failed'}>
        {failed}
      </p>
      <Button variant="main" disabled={step === 'busy'} onClick={onClose}>
        {no}
      </Button>
      <Button pending={step === 'busy'} pendingLabel={pending} onClick={() => void takeOff()}>
        {yes}
      </Button>
    </Dialog>
  );
}
