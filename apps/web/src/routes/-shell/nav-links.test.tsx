import { act, render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { linksTo, NavWords, useMilestoneCount } from './nav-links.tsx';

const links = linksTo(() => true);
const wordsOf = (label: string, milestones: number, { hasNews = false, keepsPlace = true } = {}) => {
  const link = links.find((candidate) => candidate.label === label);
  if (!link) throw new Error(`${label} is no link`);
  return render(<NavWords {...{ link, milestones, hasNews, keepsPlace }} />).container.textContent;
};

it('says how many milestones were reached, in brackets, if any', () => {
  expect(wordsOf('Progress', 4)).toBe('Progress (4)');
  expect(wordsOf('Progress', 0)?.trim()).toBe('Progress');
  expect(wordsOf('Settings', 4)).toBe('Settings');
});

it('says of Progress alone that there is something new', () => {
  expect(wordsOf('Progress', 4, { hasNews: true })).toBe('Progress (4), something new');
  expect(wordsOf('Home', 4, { hasNews: true })).toBe('Home');
});

it('keeps no place for a number that cannot come', () => {
  expect(wordsOf('Progress', 0, { keepsPlace: false })).toBe('Progress');
});

it('counts what the read of milestones has brought, as soon as it comes', () => {
  const queryClient = createQueryClient();
  const session: Session = {
    status: 'signed-in',
    user: null,
    queryClient,
    logIn: () => Promise.resolve(null),
    register: () => Promise.resolve(null),
    signInByPicture: async () => null,
    logOut: () => Promise.resolve(),
    refresh: () => {},
  };
  const { result } = renderHook(useMilestoneCount, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  expect(result.current).toBe(0);
  act(() => void queryClient.setQueryData(['user-milestones'], [{}, {}]));
  expect(result.current).toBe(2);
});

it('links in the order of the specification', () => {
  expect(linksTo(() => true).map(({ path, label }) => `${label} ${path}`)).toEqual([
    'Home /',
    'Progress /progress',
    'Daily Affirmations /daily-affirmation',
    'Coping Tools /coping-tools',
    'Settings /settings',
  ]);
});

it('leaves out a page that is not there', () => {
  expect(linksTo((path) => path !== '/coping-tools').map(({ label }) => label)).not.toContain('Coping Tools');
});
