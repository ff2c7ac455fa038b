import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFirstTaps, takeOver, whenTakenOver } from './first-taps.ts';

const heard = vi.fn();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const listeners = new Map<string, ((event: Event) => void)[]>();

/** What a child does: jsdom's own events count as made by a script. */
function does(type: string, target: Element): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  const trusted = new Proxy(event, {
    get: (real, name) => {
      if (name === 'isTrusted') return true;
      const value = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  for (const listener of listeners.get(type) ?? []) listener(trusted);
  return event;
}
const done = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', MouseEvent);
  const real = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener as (event: Event) => void]);
    real(type, listener as EventListener, options as AddEventListenerOptions);
  });
  document.body.innerHTML = `<div id="root" data-painted="child"><button id="help">Help</button>
    <main id="main" data-painted=""><button id="one"><span>Happy</span></button><button id="two">Sad</button>
    <a href="/about">About</a><form><input name="username" /><input type="checkbox" name="stay" /><button id="go">Go</button></form></main></div>`;
  for (const button of document.querySelectorAll('button'))
    for (const type of ['mousedown', 'click']) button.addEventListener(type, () => heard(type, button.id));
  find('input').addEventListener('input', () => heard('input', (find('input') as HTMLInputElement).value));
  keepFirstTaps();
});
afterEach(() => {
  listeners.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  heard.mockReset();
});

it('does a press again once the app has taken that part over, and not before', async () => {
  expect(does('click', find('#one span')).defaultPrevented).toBe(true);
  expect(find('#one').hasAttribute('data-pressed')).toBe(true);
  takeOver(find('#root'));
  await done();
  expect(heard).not.toHaveBeenCalled();
  takeOver(find('#main'));
  await done();
  expect(heard.mock.calls).toEqual([
    ['mousedown', 'one'],
    ['click', 'one'],
  ]);
  expect(find('#one').hasAttribute('data-pressed')).toBe(false);
  expect(document.activeElement).toBe(find('#one'));
});

it('does presses in their order, those of one button in a row as one, and what was typed before', async () => {
  (find('input') as HTMLInputElement).value = 'otter';
  does('input', find('input'));
  does('click', find('#two'));
  does('click', find('#two'));
  does('click', find('#one'));
  // What the app has in its first render.
  (find('input') as HTMLInputElement).value = '';
  document.documentElement.dataset.dark = '';
  takeOver(find('#root'));
  takeOver(find('#main'));
  await done();
  expect(heard.mock.calls.filter(([type]) => type !== 'mousedown')).toEqual([
    ['input', 'otter'],
    ['click', 'two'],
    ['click', 'one'],
  ]);
});

it('answers for the bar as soon as the bar is taken over, while the page still waits', async () => {
  does('click', find('#help'));
  takeOver(find('#root'));
  await done();
  expect(heard).toHaveBeenCalledWith('click', 'help');
  await expect(whenTakenOver).resolves.toBeUndefined();
});

it('ticks what was ticked', async () => {
  const box = find('[name=stay]') as HTMLInputElement;
  box.checked = true;
  does('input', box);
  box.checked = false;
  takeOver(find('#root'));
  takeOver(find('#main'));
  await done();
  expect(box.checked).toBe(true);
});

it('never lets the browser send a form, and leaves links alone', () => {
  expect(does('submit', find('form')).defaultPrevented).toBe(true);
  expect(does('click', find('a')).defaultPrevented).toBe(false);
});

it('takes the marks off, and leaves the page to the app from then on', async () => {
  takeOver(find('#root'));
  takeOver(find('#main'));
  await done();
  expect(document.querySelector('[data-painted], [data-dark]')).toBeNull();
  expect(does('click', find('#one')).defaultPrevented).toBe(false);
  expect(heard).not.toHaveBeenCalled();
});
