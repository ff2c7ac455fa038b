import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLightsDown } from './use-lights-down.ts';

function Page({ dark }: { readonly dark: boolean }) {
  useLightsDown(dark);
  return null;
}
const isDark = () => document.body.classList.contains('lights-down');

it('darkens the body while it is asked to, and restores it on leaving', () => {
  const { rerender, unmount } = render(<Page dark={false} />);
  expect(isDark()).toBe(false);
  rerender(<Page dark />);
  expect(isDark()).toBe(true);
  rerender(<Page dark={false} />);
  expect(isDark()).toBe(false);
  rerender(<Page dark />);
  unmount();
  expect(isDark()).toBe(false);
});

it('stays dark while another page still wants it', () => {
  const first = render(<Page dark />);
  const second = render(<Page dark />);
  first.unmount();
  expect(isDark()).toBe(true);
  second.unmount();
  expect(isDark()).toBe(false);
});

it('leaves the theme of the body alone', () => {
  document.body.classList.add('theme3');
  const { unmount } = render(<Page dark />);
  expect([...document.body.classList]).toEqual(expect.arrayContaining(['theme3', 'lights-down']));
  unmount();
  expect([...document.body.classList]).toEqual(['theme3']);
  document.body.classList.remove('theme3');
});
