import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { USER_KEY } from '../session/session.ts';
import { createQueryClient } from './query-client.ts';
import { type Channel, staleNews, tellOtherTabs } from './sharing-query-client.ts';

type Listener = (event: MessageEvent) => void;

/** The channels of one browser: each hears what the others post. */
function aBrowser() {
  const listeners = new Map<Channel, Listener>();
  const posted: unknown[] = [];
  const openChannel = (): Channel => {
    const channel: Channel = {
      postMessage(data: unknown) {
        posted.push(data);
        for (const [other, listener] of listeners) {
          if (other !== channel) listener(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      // The cast: the one event of the one kind that is listened to.
      addEventListener: (_: string, listener: unknown) => void listeners.set(channel, listener as Listener),
    };
    return channel;
  };
  return { openChannel, posted };
}

/** A tab on whose screen are moods, with whatever else is read in it. */
function aTab(browser: ReturnType<typeof aBrowser>) {
  const page = document.implementation.createHTMLDocument();
  const look = (state: DocumentVisibilityState) => {
    Object.defineProperty(page, 'visibilityState', { value: state, configurable: true });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  look('visible');
  const client = createQueryClient(staleNews(browser.openChannel(), page));
  const reads = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.join('.'));
  const show = (...queryKey: readonly string[]) =>
    new QueryObserver(client, { queryKey, queryFn: reads }).subscribe(() => {});
  return { client, look, reads, show };
}
/** All that is told or read in answer to an act has been. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('two tabs', () => {
  const browser = aBrowser();
  const [here, there] = [aTab(browser), aTab(browser)];
  beforeEach(async () => {
    for (const tab of [here, there]) {
      tab.client.clear();
      tab.look('visible');
    }
    there.show('moods');
    there.show('user');
    there.show('user', 'settings');
    await settled();
    there.reads.mockClear();
    browser.posted.length = 0;
  });

  it('tell each other of what this one shows already, and only the other asks again', async () => {
    here.show('moods');
    await settled();
    here.reads.mockClear();
    tellOtherTabs(here.client, ['moods']);
    await settled();
    expect(here.reads).not.toHaveBeenCalled();
    expect(there.reads.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([['moods']]);
  });

  it('read again what the other has made stale, in one message of keys, and do not answer', async () => {
    void here.client.invalidateQueries({ queryKey: ['moods'] });
    void here.client.invalidateQueries({ queryKey: ['streaks'] });
    await settled();
    expect(browser.posted).toEqual([[['moods'], ['streaks']]]);
    expect(there.reads.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([['moods']]);
  });

  it('read it when it comes on screen, if it was not there', async () => {
    await there.client.fetchQuery({ queryKey: ['badges'], queryFn: there.reads });
    await here.client.invalidateQueries({ queryKey: ['badges'] });
    await settled();
    expect(there.reads).toHaveBeenCalledTimes(1);
    expect(there.client.getQueryState(['badges'])?.isInvalidated).toBe(true);
  });

  it('wait until the tab is looked at, and then read each once', async () => {
    there.look('hidden');
    for (let save = 0; save < 3; save += 1) await here.client.invalidateQueries({ queryKey: ['moods'] });
    await settled();
    expect(there.reads).not.toHaveBeenCalled();
    there.look('visible');
    await settled();
    expect(there.reads).toHaveBeenCalledTimes(1);
    there.look('hidden');
    there.look('visible');
    await settled();
    expect(there.reads).toHaveBeenCalledTimes(1);
  });

  it('keep the user to themselves, and share the settings', async () => {
    await here.client.invalidateQueries({ queryKey: USER_KEY });
    await settled();
    expect([browser.posted, there.reads.mock.calls]).toEqual([[], []]);
    await here.client.invalidateQueries({ queryKey: ['user', 'settings'] });
    await settled();
    expect(there.reads.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([['user', 'settings']]);
  });
});

it('asks nothing more in a tab that is alone', async () => {
  const tab = aTab(aBrowser());
  tab.show('moods');
  await settled();
  tab.reads.mockClear();
  await tab.client.invalidateQueries({ queryKey: ['moods'] });
  await settled();
  expect(tab.reads).toHaveBeenCalledTimes(1);
});
