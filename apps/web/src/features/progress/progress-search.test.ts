import { expect, it } from 'vitest';
import { progressSearch } from './progress-search.ts';

it('knows the tabs, and takes anything else for the overview', () => {
  expect(progressSearch({ tab: 'streaks' })).toEqual({ tab: 'streaks' });
  expect(progressSearch({ tab: 'overview' })).toEqual({});
  expect(progressSearch({ tab: 7 })).toEqual({});
});

it('knows what is open on the badges tab, and there only', () => {
  expect(progressSearch({ tab: 'badges', kind: 'milestone', id: 'streak-3' })).toEqual({
    tab: 'badges',
    kind: 'milestone',
    id: 'streak-3',
  });
  expect(progressSearch({ tab: 'badges', kind: 3, id: '' })).toEqual({ tab: 'badges' });
  expect(progressSearch({ tab: 'stickers', kind: 'badge', id: 'first-puff' })).toEqual({ tab: 'stickers' });
});
