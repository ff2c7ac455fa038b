import { Button } from '../../../../ui/button.tsx';
import { pauseIcon, playIcon } from '../../../../ui/icons.ts';
import { CALM } from '../../calm.copy.ts';
import type { Calm } from '../../use-calm.ts';

/** Pausing and going on are one button, so that the focus stays; stopping is always one press away. */
export function SessionButtons({ calm: { status, send } }: { readonly calm: Calm }) {
  const running = status === 'running';
  const press = () => send({ type: running ? 'session.pause' : 'session.continue', at: Date.now() });
  return (
    <>
      <Button variant="main" icon={running ? pauseIcon : playIcon} onClick={press}>
        {running ? CALM.pause : CALM.go}
      </Button>
      <Button variant="ghost" onClick={() => send({ type: 'session.stop', at: Date.now() })}>
        {CALM.stop}
      </Button>
    </>
  );
}
