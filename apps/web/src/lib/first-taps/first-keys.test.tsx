import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChipGroup } from '../../ui/chips.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { keepFirstTaps, takeOver } from './first-taps.ts';

const AGES = ['six', 'seven', 'eight'].map((id) => ({ id, label: id }));
const PAGES = ['garden', 'badges', 'stickers'].map((id) => ({ id, label: id, content: `All ${id}` }));

function Page() {
  const [age, setAge] = useState('six');
  const [page, setPage] = useState('garden');
  return (
    <>
      <ChipGroup label="Age" items={AGES} value={age} onChange={setAge} />
      <Tabs label="Pages" items={PAGES} value={page} onChange={setPage} />
    </>
  );
}

let root: Root;
const part = () => document.querySelector('#root') as HTMLElement;
const named = (role: string, name: string) =>
  [...part().querySelectorAll<HTMLElement>(`[role=${role}]`)].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const chosen = (role: string) =>
  part().querySelector(`[role=${role}][aria-checked=true], [role=${role}][aria-selected=true]`)?.textContent;

/** A key of the child's; jsdom's own events count as made by a script. */
function types(key: string, how: KeyboardEventInit = {}): Event {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  listeners.forEach((listener) => {
    const target = document.activeElement;
    listener({
      target,
      key,
      ctrlKey: event.ctrlKey,
      altKey: false,
      metaKey: false,
      isTrusted: true,
      preventDefault: () => event.preventDefault(),
    } as never);
  });
  return event;
}
let listeners: ((event: Event) => void)[] = [];

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-painted="">${renderToString(<Page />)}</div>`;
  const listen = document.addEventListener.bind(document);
  const spy = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, how?: unknown) => {
      if (type === 'keydown') listeners.push(listener as (event: Event) => void);
      listen(type, listener as EventListener, how as AddEventListenerOptions);
    });
  keepFirstTaps();
  spy.mockRestore();
});
afterEach(() => {
  act(() => root.unmount());
  listeners = [];
});

async function appComes(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(part(), <Page />);
  });
  takeOver(part());
}

it('chooses among chips by the arrows that were pressed before the app came', async () => {
  named('radio', 'six').focus();
  expect(types('ArrowRight').defaultPrevented).toBe(true);
  types('ArrowRight');
  await appComes();
  await vi.waitFor(() => expect(chosen('radio')).toBe('eight'));
  expect(document.activeElement).toBe(named('radio', 'eight'));
});

it('chooses a tab by arrows, Home and End', async () => {
  named('tab', 'garden').focus();
  for (const key of ['End', 'ArrowLeft']) types(key);
  await appComes();
  await vi.waitFor(() => expect(chosen('tab')).toBe('badges'));
});

it('leaves other keys, and those with which a browser does something of its own', async () => {
  named('tab', 'garden').focus();
  expect(types('a').defaultPrevented).toBe(false);
  expect(types('End', { ctrlKey: true }).defaultPrevented).toBe(false);
  await appComes();
  expect(chosen('tab')).toBe('garden');
});
