import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFirstTaps } from './first-taps.ts';

const wanted = vi.fn();
const heard = vi.fn();
const root = () => document.querySelector<HTMLElement>('#root') as HTMLElement;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** What a child does: jsdom's own events count as made by a script. */
function does(type: string, target: Element): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  // The one event that jsdom would let nobody make.
  const listeners = tapped.get(type) ?? [];
  Object.defineProperty(event, 'target', { value: target });
  const trusted = new Proxy(event, {
    get: (real, name) => {
      if (name === 'isTrusted') return true;
      const value = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  for (const listener of listeners) listener(trusted);
  return event;
}
const tapped = new Map<string, ((event: Event) => void)[]>();

function appComes(html: string): void {
  root().innerHTML = html;
  for (const button of document.querySelectorAll('button'))
    for (const type of ['mousedown', 'click'])
      button.addEventListener(type, () => heard(type, button.textContent?.trim()));
  delete root().dataset.snapshot;
}
const done = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('PointerEvent', MouseEvent);
  vi.stubGlobal('CSS', { escape: (words: string) => words });
  const real = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    tapped.set(type, [...(tapped.get(type) ?? []), listener as (event: Event) => void]);
    real(type, listener as EventListener, options as AddEventListenerOptions);
  });
  document.body.innerHTML = `<div id="root" data-snapshot="visitor">
    <button><span>Sign in</span></button><button>Register</button><a href="/about">About</a>
    <form><input name="username" /><button>Go</button></form></div>`;
  keepFirstTaps(wanted);
  root().dataset.snapshot = 'child';
});
afterEach(() => {
  tapped.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  wanted.mockReset();
  heard.mockReset();
});

it('does again what was pressed, once the app is there, in the same order, and as a finger does', async () => {
  await done();
  does('click', find('button + button'));
  does('click', find('span'));
  expect(wanted).toHaveBeenCalled();
  expect(find('button').dataset.pressed).toBe('');
  appComes('<p>Hello</p><button>Sign in</button><button>Register</button>');
  await done();
  expect(heard.mock.calls).toEqual([
    ['mousedown', 'Register'],
    ['click', 'Register'],
    ['mousedown', 'Sign in'],
    ['click', 'Sign in'],
  ]);
});

it('takes three presses on what does not answer for one', async () => {
  await done();
  for (let tap = 0; tap < 3; tap += 1) does('click', find('button'));
  appComes('<button>Sign in</button>');
  await done();
  expect(heard.mock.calls.filter(([type]) => type === 'click')).toHaveLength(1);
});

it('waits for a control that comes a little later', async () => {
  await done();
  does('click', find('button'));
  appComes('');
  await done();
  root().innerHTML = '<button>Sign in</button>';
  find('button').addEventListener('click', () => heard('late'));
  await done();
  expect(heard).toHaveBeenCalledExactlyOnceWith('late');
});

it('does nothing on another page', async () => {
  await done();
  does('click', find('button'));
  history.replaceState(null, '', '/elsewhere');
  appComes('<button>Sign in</button>');
  await done();
  history.replaceState(null, '', '/');
  expect(heard).not.toHaveBeenCalled();
});

it('lets links lead on, and never sends a painted form', async () => {
  await done();
  expect(does('click', find('a')).defaultPrevented).toBe(false);
  expect(does('click', find('form button')).defaultPrevented).toBe(true);
  expect(does('submit', find('form')).defaultPrevented).toBe(true);
});

it('brings along what was typed, and where', async () => {
  await done();
  const field = find('input') as HTMLInputElement;
  field.value = 'otter';
  does('focusin', field);
  does('input', field);
  appComes('<form><input name="username" /></form>');
  const change = vi.fn();
  find('input').addEventListener('input', change);
  await done();
  expect((find('input') as HTMLInputElement).value).toBe('otter');
  expect(change).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find('input'));
});
