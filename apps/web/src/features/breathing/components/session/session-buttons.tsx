import { Button } from '../../../../ui/button.tsx';
import type { IconShape } from '../../../../ui/icon-shape.ts';
import { pauseIcon, playIcon } from '../../../../ui/icons.ts';
import { BREATHING } from '../../breathing.copy.ts';
import type { Breathing, SessionStatus } from '../../use-breathing.ts';

const FACES: Readonly<Record<SessionStatus, { readonly label: string; readonly icon: IconShape }>> = {
  ready: { label: BREATHING.start, icon: playIcon },
  running: { label: BREATHING.pause, icon: pauseIcon },
  paused: { label: BREATHING.continue, icon: playIcon },
};

/** One button that starts, pauses and goes on (the focus stays on it), and the way back to the levels. */
export function SessionButtons({ breathing }: { readonly breathing: Breathing }) {
  const { label, icon } = FACES[breathing.status];
  return (
    <>
      <Button variant="main" icon={icon} onClick={breathing.press}>
        {label}
      </Button>
      <Button variant="ghost" onClick={breathing.changeLevel}>
        {BREATHING.changeLevel}
      </Button>
    </>
  );
}
