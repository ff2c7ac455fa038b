import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { canSeal } from '../../device/sealed.ts';
import type { Holdings } from '../../device/store/device-holdings.ts';
import { fill } from '../../lib/copy/fill.ts';
import { useUser } from '../../lib/session/session.ts';
import { inWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAppOnDevice } from '../offline/index.ts';
import { DEVICE_COPY, DEVICE_THINGS, OTHER_THING } from './device.copy.ts';
import { forgetDeviceMutation, saveCopyMutation } from './device.mutation.ts';
import styles from './device-section.module.css';
import { holdingsQuery } from './settings.query.ts';

/** What stays on this device: what it is, a copy of it, and the way to be rid of it. */
export function DeviceSection() {
  const headingId = useId();
  const app = useAppOnDevice();
  const { holdings, save, forget } = useDevice();
  const [asks, setAsks] = useState(false);
  const things = holdings.data ? thingsOf(holdings.data) : [];

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 id={headingId}>{DEVICE_COPY.heading}</h2>
            <p>{DEVICE_COPY.intro}</p>
            {things.length > 0 && (
              <ul className={styles.things}>
                {things.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            )}
            {things.length === 0 && (
              <p className={styles.nothing} role="status">
                {holdings.isError ? DEVICE_COPY.denied : holdings.data ? DEVICE_COPY.nothing : DEVICE_COPY.loading}
              </p>
            )}
            {holdings.data && canSeal() && (
              <p>{app === 'kept' ? DEVICE_COPY.lastPages : DEVICE_COPY.lastPagesLocked}</p>
            )}
            {app === 'failed' && <p role="status">{DEVICE_COPY.appNotKept}</p>}
          </div>
          <Wonderling who="tuck" mood={things.length > 0 ? 'happy' : 'calm'} size={150} className={styles.figure} />
          {things.length > 0 && (
            <div className={styles.acts}>
              <Button pending={save.isPending} pendingLabel={DEVICE_COPY.saving} onClick={() => save.mutate()}>
                {DEVICE_COPY.save}
              </Button>
              <Button variant="ghost" onClick={() => setAsks(true)}>
                {DEVICE_COPY.forget}
              </Button>
              <p className={styles.hint}>{DEVICE_COPY.forGrownUps}</p>
            </div>
          )}
        </div>
      </Card>
      <DeviceForgetDialog
        open={asks}
        pending={forget.isPending}
        onForget={() => forget.mutate(undefined, { onSettled: () => setAsks(false) })}
        onKeep={() => setAsks(false)}
      />
    </section>
  );
}

interface DeviceForgetDialogProps {
  readonly open: boolean;
  readonly pending: boolean;
  readonly onForget: () => void;
  readonly onKeep: () => void;
}

/** Asked once more: what is forgotten here is nowhere else. */
function DeviceForgetDialog({ open, pending, onForget, onKeep }: DeviceForgetDialogProps) {
  const { title, text, yes, forgetting, no } = DEVICE_COPY.ask;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onKeep()}
      title={title}
      description={text}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <Button variant="main" disabled={pending} onClick={onKeep}>
        {no}
      </Button>
      <Button pending={pending} pendingLabel={forgetting} onClick={onForget}>
        {yes}
      </Button>
    </Dialog>
  );
}

/** What this device holds of the child, and what can be done about it. */
function useDevice() {
  const { id, username } = useUser();
  const queryClient = useQueryClient();
  const holdings = useQuery(holdingsQuery(id));
  const save = useMutation(saveCopyMutation({ id, username }));
  const forget = useMutation(forgetDeviceMutation(queryClient, id));
  return { holdings, save, forget };
}

/** What a device holds, in a child's words, each once. */
export function thingsOf({ documents, photos, waiting }: Holdings): readonly string[] {
  const known = Object.entries(DEVICE_THINGS);
  const names = new Set(known.map(([name]) => name));
  return [
    ...known.flatMap(([name, words]) => (documents.includes(name) ? [words] : [])),
    ...(documents.some((name) => !names.has(name)) ? [OTHER_THING] : []),
    ...(photos > 0 ? [photos === 1 ? DEVICE_COPY.photos.one : fill(DEVICE_COPY.photos.other, { n: photos })] : []),
    ...(waiting > 0 ? [fill(inWords(DEVICE_COPY.waiting), { n: waiting })] : []),
  ];
}
