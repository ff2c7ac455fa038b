import { isWonderlingId } from '@wonderlings/account/catalogue';
import { Suspense, useState } from 'react';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { useHeadingFocus } from '../../../lib/heading-focus.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAlone } from '../../../ui/timed-session/use-alone.ts';
import { PICTURES } from './pictures.copy.ts';
import type { ShownPicture } from './shown-pictures.ts';
import { TakeOffDialog } from './take-off-dialog.tsx';
import { rereadPictures } from './use-shown-pictures.ts';
import { WhoIsHere } from './who-is-here.tsx';

const CodePage = optionalPart(() => import('./code-page.tsx').then(({ CodePage }) => CodePage));

interface PictureSignInProps {
  /** Undefined in the first render of a painted page. */
  readonly pictures: readonly ShownPicture[] | undefined;
  /** To the form, with a sentence above it. */
  readonly onPassword: (says: string | null) => void;
  readonly onNew: () => void;
}

/** The sign-in of a device that children share: a picture, and its code where it has one. */
export function PictureSignIn({ pictures, onPassword, onNew }: PictureSignInProps) {
  useAlone(pictures !== undefined);
  const { signInByPicture } = useSession();
  const [opening, setOpening] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState<ShownPicture | null>(null);
  const [takesOff, setTakesOff] = useState(false);
  const [leaving, setLeaving] = useState<ShownPicture | null>(null);
  useHeadingFocus(asksCode ? 'code' : takesOff ? 'taking-off' : 'pictures');

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
          picture={isWonderlingId(leaving.picture) ? leaving.picture : undefined}
          onTakeOff={async () => {
            await takeOff(leaving.id);
            setTakesOff(false);
            rereadPictures();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

/** The contracts come with it, of which a sign-in page needs none before. */
async function takeOff(id: string): Promise<void> {
  const { callTakePictureOff } = await import('./picture.mutation.ts');
  await callTakePictureOff(id);
}
