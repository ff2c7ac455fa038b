import { isWonderlingId, type WonderlingId } from '@wonderlings/account/catalogue';
import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { useHeadingFocus } from '../../../lib/heading-focus.ts';
import { useSession } from '../../../lib/session/session.ts';
import { helpIcon } from '../../../ui/bar-icons.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { leftIcon } from '../../../ui/icons.ts';
import { PageHeading } from '../../../ui/page.tsx';
import { openHelp } from '../../help/index.ts';
import styles from './code-page.module.css';
import { codeRests, countWrongCode, forgetTries, restCode } from './code-tries.ts';
import { FourFriends } from './four-friends.tsx';
import { PICTURE_CODE, PICTURES } from './pictures.copy.ts';
import type { ShownPicture } from './shown-pictures.ts';
import { rereadPictures } from './use-shown-pictures.ts';

const FOUR = 4;

interface CodePageProps {
  readonly picture: ShownPicture;
  readonly onBack: () => void;
  /** To the password, with a sentence above it. */
  readonly onPassword: (says: string) => void;
}

/** The code of a picture: four of twelve, in any order. */
export function CodePage({ picture, onBack, onPassword }: CodePageProps) {
  const code = useCode(picture, onPassword);
  useHeadingFocus(code.isLocked ? 'locked' : 'code', 'pictures');
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton icon={leftIcon} label={PICTURES.back} onClick={onBack} />
        <IconButton icon={helpIcon} label={PICTURES.help} aria-haspopup="dialog" onClick={() => openHelp()} />
      </div>
      <span className={styles.face}>
        {isWonderlingId(picture.picture) && <Wonderling who={picture.picture} crop="bust" size={86} />}
      </span>
      <PageHeading key={String(code.isLocked)} className={styles.title}>
        {code.isLocked ? PICTURE_CODE.locked.title : PICTURE_CODE.title}
      </PageHeading>
      {code.isLocked ? (
        <div className={styles.locked}>
          <p role="status">{PICTURE_CODE.locked.text}</p>
          <Button variant="main" onClick={() => onPassword(PICTURE_CODE.locked.text)}>
            {PICTURES.password}
          </Button>
        </div>
      ) : (
        <>
          <FourFriends
            picked={code.picked}
            onPick={code.pick}
            busy={code.isBusy}
            wrong={code.isWrong}
            says={code.says}
          />
          <div className={styles.foot}>
            {code.picked.length > 0 && (
              <Button variant="text" disabled={code.isBusy} onClick={() => code.pick([])}>
                {PICTURE_CODE.clear}
              </Button>
            )}
            <Button variant="text" onClick={() => onPassword(PICTURE_CODE.forgotLine)}>
              {PICTURE_CODE.forgot}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Sent as soon as there are four, unless this device has seen too many wrong ones: it then asks for the password by itself. */
function useCode(picture: ShownPicture, onPassword: CodePageProps['onPassword']) {
  const { signInByPicture } = useSession();
  const [picked, setPicked] = useState<readonly WonderlingId[]>([]);
  const [step, setStep] = useState<'picking' | 'busy' | 'wrong' | 'locked'>(() =>
    codeRests(picture.id) ? 'locked' : 'picking',
  );
  const [says, setSays] = useState<string>(PICTURE_CODE.order);
  const tries = useRef(0);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function send(code: readonly WonderlingId[]): Promise<void> {
    // Another tab has counted too.
    if (codeRests(picture.id)) return setStep('locked');
    setStep('busy');
    setSays(PICTURES.opening);
    const failure = await signInByPicture({ id: picture.id, code: [...code] });
    rereadPictures();
    if (failure === null) return forgetTries(picture.id);
    const refused = failure instanceof ApiError ? failure : undefined;
    const said = refused?.refusal;
    const isWrong = said?.code === 'account.code-wrong';
    const rests = said?.code === 'account.code-rests';
    // Counted also when the page was left meanwhile.
    const triesLeft = isWrong ? countWrongCode(picture.id) : undefined;
    if (rests) restCode(picture.id, refused?.retryAfterSeconds);
    if (!isThere.current) return;
    setPicked([]);
    if (said?.code === 'account.no-picture') return onPassword(PICTURES.ended);
    if (rests || triesLeft === 0) return setStep('locked');
    setStep('wrong');
    if (!isWrong) return setSays(serverSentence(failure) ?? PICTURES.noAnswer);
    const isLast = triesLeft === 1 || said.details?.triesLeft === 1;
    const { wrong, lastTry } = PICTURE_CODE;
    setSays(isLast ? lastTry : (wrong[tries.current % wrong.length] ?? wrong[0]));
    tries.current += 1;
  }

  return {
    picked,
    says,
    isBusy: step === 'busy',
    isWrong: step === 'wrong',
    isLocked: step === 'locked',
    pick(next: readonly WonderlingId[]) {
      setPicked(next);
      if (step === 'wrong') setStep('picking');
      if (next.length === FOUR) void send(next);
    },
  };
}
