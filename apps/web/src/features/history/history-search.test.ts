import { describe, expect, it } from 'vitest';
import { changed, filterOf, historySearch, tabOf, withTab } from './history-search.ts';

describe('what an address says of a look', () => {
  it('is what is known of it, and nothing else', () => {
    const address = {
      kinds: ['won', 'secrets', 'breath'],
      who: 'child',
      when: '2026-11',
      q: ' zola ',
      years: true,
      at: 1,
    };
    expect(historySearch(address)).toEqual({
      kinds: ['breath', 'won'],
      who: 'child',
      when: '2026-11',
      q: 'zola',
      years: true,
    });
    expect(historySearch({ kinds: 'won', who: 'me', when: '2026-13', q: '  ', years: 'yes' })).toEqual({});
    expect(historySearch({ q: 64 })).toEqual({ q: '64' });
  });

  it('asks the server for days, from Sunday on for a week', () => {
    expect(filterOf({ when: 'week' }, '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(filterOf({ when: '2026-02', who: 'grown-up', kinds: ['won'] }, '2026-11-21')).toEqual({
      kind: ['won'],
      actor: 'grown-up',
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  it('is a tab where it has exactly its kinds, and keeps the rest when the tab changes', () => {
    expect(tabOf({})).toBe('all');
    expect(tabOf(withTab({ q: 'zola', years: true }, 'did'))).toBe('did');
    expect(withTab({ q: 'zola', kinds: ['won'], years: true }, 'all')).toEqual({ q: 'zola' });
    expect(tabOf({ kinds: ['breath'] })).toBeUndefined();
  });

  it('loses what is undefined', () => {
    expect(changed({ who: 'child', q: 'zola' }, { who: undefined, when: 'week' })).toEqual({ q: 'zola', when: 'week' });
  });
});
