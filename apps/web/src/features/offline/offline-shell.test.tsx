import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const registered = vi.hoisted(() => ({ workers: [] as EventTarget[], refused: false }));
vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    register(): Promise<void> {
      registered.workers.push(this);
      return registered.refused ? Promise.reject(new DOMException('No', 'SecurityError')) : Promise.resolve();
    }
  },
}));

let container: EventTarget & { controller: unknown };
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as unknown as ReturnType<typeof setInterval>);
  Object.assign(registered, { workers: [], refused: false });
  container = Object.assign(new EventTarget(), { controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

/** A page that is opened anew. */
async function visit() {
  vi.resetModules();
  const { keepAppOnDevice, useAppOnDevice } = await import('./offline-shell.ts');
  const { result } = renderHook(useAppOnDevice);
  await act(keepAppOnDevice);
  const tell = (target: EventTarget | undefined, type: string) => act(() => target?.dispatchEvent(new Event(type)));
  return {
    state: () => result.current,
    installFails: () => tell(registered.workers.at(-1), 'redundant'),
    isTakenOver: () => {
      container.controller = {};
      tell(container, 'controllerchange');
    },
  };
}

describe('the app on this device', () => {
  it('is promised only once a worker that keeps all of it has taken over', async () => {
    const { state, isTakenOver } = await visit();
    expect(state()).toBe('not-yet');
    isTakenOver();
    expect(state()).toBe('kept');
  });

  it('could not be kept where the install failed, and is tried again by the next visit', async () => {
    const first = await visit();
    first.installFails();
    expect(first.state()).toBe('failed');
    const second = await visit();
    expect(registered.workers).toHaveLength(2);
    expect(second.state()).toBe('not-yet');
    second.isTakenOver();
    expect(second.state()).toBe('kept');
  });

  it('stays kept by the old version where a new one could not be kept', async () => {
    container.controller = {};
    const { state, installFails } = await visit();
    installFails();
    expect(state()).toBe('kept');
  });

  it('could not be kept where the browser has no worker for this page', async () => {
    registered.refused = true;
    expect((await visit()).state()).toBe('failed');
  });

  it('is not promised by plain http', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect((await visit()).state()).toBe('not-yet');
  });
});
