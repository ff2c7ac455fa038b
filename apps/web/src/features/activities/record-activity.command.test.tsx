import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { changeComfort } from '../../lib/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '../../lib/comfort/comfort-choices.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { fakeAudio } from '../../lib/tones/testing/fake-audio.ts';
import { fakeServer, json, noNetwork } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { useRecordActivity } from './record-activity.command.ts';

const POST = 'POST /api/activity-sessions';
const breath = { kind: 'breath/zola', durationSeconds: 36, data: { level: 'beginner', cycles: 3 } } as const;
// As much of a session as the hook looks at.
const session = { status: 'signed-in', user: aUser(), queryClient: createQueryClient() } as unknown as Session;

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('sends what waits when the network is back, on a page to which nothing else came', async () => {
  const server = fakeServer({ [POST]: noNetwork });
  const { result, unmount } = renderHook(useRecordActivity, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  result.current(breath);
  await waitFor(() => expect(server.callsOf(POST)).toHaveLength(1));
  server.answers[POST] = json({ id: 's1' }, 201);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.callsOf(POST)).toHaveLength(2));
  const [first, second] = server.callsOf(POST);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  unmount();
});

it('is heard where sounds are wanted, but not after the last breath', async () => {
  fakeServer({ [POST]: json({ id: 's1' }, 201) });
  const sounds = fakeAudio();
  changeComfort({ taps: true });
  const { result, unmount } = renderHook(useRecordActivity, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  result.current(breath);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sounds).toEqual([]);
  result.current({ kind: 'plants/growth-log', durationSeconds: 60 });
  await waitFor(() => expect(sounds.some((line) => line.startsWith('oscillator'))).toBe(true));
  changeComfort(DEFAULT_COMFORT);
  unmount();
});
