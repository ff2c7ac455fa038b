import { type RefObject, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { flowerIcon } from './flower-icon.ts';
import { REPLAY_COPY } from './garden.copy.ts';
import { keepPicture } from './keep-picture.ts';

/** Saves the meadow as it is now, after the child has read what is in it and said yes. */
export function KeepPicture({ picture }: { readonly picture: RefObject<SVGSVGElement | null> }) {
  const [asking, setAsking] = useState(false);
  const [making, setMaking] = useState(false);

  async function keep() {
    if (!picture.current) return;
    setMaking(true);
    try {
      await keepPicture(picture.current, REPLAY_COPY.fileName);
      setAsking(false);
      toast(REPLAY_COPY.kept);
    } catch (error) {
      logFailure('The picture of the garden could not be made', error);
      toast({ ...REPLAY_COPY.notKept, variant: 'destructive' });
    }
    setMaking(false);
  }
  return (
    <>
      <Button icon={flowerIcon} onClick={() => setAsking(true)}>
        {REPLAY_COPY.keep}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking} title={REPLAY_COPY.keep} description={REPLAY_COPY.keepNote}>
        <Button variant="main" pending={making} pendingLabel={REPLAY_COPY.keeping} onClick={() => void keep()}>
          {REPLAY_COPY.keep}
        </Button>
      </Dialog>
    </>
  );
}
