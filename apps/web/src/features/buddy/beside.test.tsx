import { act, render } from '@testing-library/react';
import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { Beside } from './beside.tsx';

vi.mock('../../art/companions/wonderling.tsx', () => ({
  Wonderling: ({ who, mood }: { readonly who: string; readonly mood: string }) => <i data-who={who} data-mood={mood} />,
}));

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 15, 0) }));
afterEach(() => vi.useRealTimers());

function standing(
  buddy: WonderlingId | null,
  kind: string,
  lead: WonderlingId,
  words: 'playful' | 'plain' = 'playful',
) {
  const selectedWonderling = buddy === null ? null : WONDERLING_IDS.indexOf(buddy) + 1;
  const session = { status: 'signed-in', user: { ...aUser(), selectedWonderling, words } } as unknown as Session;
  const { container } = render(
    <SessionContext value={session}>
      <Beside kind={kind} lead={lead} />
    </SessionContext>,
  );
  act(() => vi.advanceTimersByTime(1_000));
  const { who, mood } = container.querySelector<HTMLElement>('[data-who]')?.dataset ?? {};
  return [who, mood];
}

it('looks at what was done as it answers it on home', () => {
  expect(standing('pip', 'be-active/sea-arms', 'pogo')).toEqual(['pip', 'cheering']);
  expect(standing('pip', 'breath/zola', 'zola')).toEqual(['pip', 'happy']);
  expect(standing('pip', 'be-active/sea-arms', 'pogo', 'plain')).toEqual(['pip', 'happy']);
});

it('is there once: not beside itself, and not where no buddy was chosen', () => {
  expect(standing('zola', 'breath/zola', 'zola')).toEqual([undefined, undefined]);
  expect(standing(null, 'breath/zola', 'zola')).toEqual([undefined, undefined]);
});

it('rests at night', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 21, 45));
  expect(standing('pip', 'be-active/sea-arms', 'pogo')).toEqual(['pip', 'sleepy']);
});
