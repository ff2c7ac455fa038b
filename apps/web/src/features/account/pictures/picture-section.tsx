import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DevicePicture } from '@wonderlings/account/pictures-contract';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { useId, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { changeCodeMutation, showPictureMutation, takePictureOffMutation } from './picture.mutation.ts';
import { pictureHereQuery } from './picture.query.ts';
import styles from './picture-section.module.css';
import { PICTURE_SETTINGS, PICTURES } from './pictures.copy.ts';
import { TakeOffDialog } from './take-off-dialog.tsx';

/** Whether this device shows the child's picture at its sign-in page, and whether a code closes it. A demo is gone in a day. */
export function PictureSection() {
  const headingId = useId();
  const { isDemo } = useUser();
  const say = useWords();
  const { data, isError, isFetching, refetch } = useQuery({ ...pictureHereQuery, enabled: !isDemo });
  if (isDemo) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section} id="picture-here">
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{PICTURE_SETTINGS.heading}</h2>
          {data && (data.here ? <Here picture={data.here} /> : <NotHere />)}
          {!data && !isError && (
            <div role="status">
              <VisuallyHidden>{PICTURE_SETTINGS.loading}</VisuallyHidden>
              <Skeleton height="6rem" />
            </div>
          )}
          {!data && isError && (
            <div role="alert" className={styles.acts}>
              <p>{PICTURE_SETTINGS.failed}</p>
              <Button icon={replayIcon} pending={isFetching} onClick={() => void refetch()}>
                {PICTURE_SETTINGS.retry}
              </Button>
            </div>
          )}
          <p className={styles.note}>{say(PICTURE_SETTINGS.noOther)}</p>
        </div>
      </Card>
    </section>
  );
}

function NotHere() {
  const say = useWords();
  const [asks, setAsks] = useState(false);
  const show = useMutation(showPictureMutation(useQueryClient()));
  return (
    <>
      <p>
        {say(PICTURE_SETTINGS.text)} {say(PICTURE_SETTINGS.shared)}
      </p>
      <div className={styles.acts}>
        <Button onClick={() => setAsks(true)}>{say(PICTURE_SETTINGS.yes)}</Button>
      </div>
      {asks && (
        <PasswordDialog
          title={say(PICTURE_SETTINGS.ask)}
          text={say(PICTURE_SETTINGS.text)}
          yes={say(PICTURE_SETTINGS.yes)}
          pending={PICTURE_SETTINGS.showing}
          no={say(PICTURE_SETTINGS.no)}
          onPassword={async (password) => {
            await show.mutateAsync(password);
            toast({ title: PICTURE_SETTINGS.shown, description: say(PICTURE_SETTINGS.shared) });
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

const code = PICTURE_SETTINGS.code;

function Here({ picture }: { readonly picture: DevicePicture }) {
  const say = useWords();
  const [asks, setAsks] = useState<'code' | 'no-code' | 'off' | null>(null);
  const queryClient = useQueryClient();
  const change = useMutation(changeCodeMutation(queryClient));
  const off = useMutation(takePictureOffMutation(queryClient));
  const close = () => setAsks(null);
  return (
    <>
      <div className={styles.here}>
        <span className={styles.face}>
          <Wonderling who={picture.picture} crop="bust" size={96} />
        </span>
        <p>
          {fill(PICTURE_SETTINGS.here, { buddy: COMPANION_NAMES[picture.picture] })}{' '}
          {say(picture.hasCode ? code.on : code.off)}
        </p>
      </div>
      <div className={styles.acts}>
        <Button onClick={() => setAsks('code')}>{say(picture.hasCode ? code.change : code.turnOn)}</Button>
        {picture.hasCode && (
          <Button variant="ghost" onClick={() => setAsks('no-code')}>
            {say(code.turnOff)}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setAsks('off')}>
          {say(PICTURES.forget.label)}
        </Button>
      </div>
      {asks === 'code' && (
        <CodeDialog
          onCode={async (four, password) => {
            await change.mutateAsync({ id: picture.id, password, code: four });
            toast({ title: say(code.saved), description: say(code.tell) });
          }}
          onClose={close}
        />
      )}
      {asks === 'no-code' && (
        <PasswordDialog
          title={say(code.turnOff)}
          text={say(code.off)}
          yes={say(code.turnOff)}
          pending={code.turningOff}
          onPassword={async (password) => {
            await change.mutateAsync({ id: picture.id, password, code: null });
            toast({ title: code.isOff });
          }}
          onClose={close}
        />
      )}
      {asks === 'off' && (
        <TakeOffDialog
          picture={picture.picture}
          onTakeOff={async () => {
            await off.mutateAsync(picture.id);
            toast({ title: PICTURE_SETTINGS.gone });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
