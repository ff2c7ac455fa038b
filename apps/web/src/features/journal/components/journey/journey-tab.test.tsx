import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { entryOn } from '../../journal.fixture.ts';
import { JourneyTab } from './journey-tab.tsx';

it('invites whoever has nothing yet', async () => {
  const onAdd = vi.fn();
  render(<JourneyTab entries={[]} onAdd={onAdd} />);
  expect(screen.getByText('No mood entries yet!')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add Your First Mood' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it('shows feeling, long date and note, in the order they come', () => {
  render(
    <JourneyTab
      entries={[
        entryOn('2025-05-07', { feeling: 'Worried (Some worry)', note: 'A test.' }),
        entryOn('2025-05-02', { note: 'שלום' }),
      ]}
      onAdd={() => {}}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Worried (Some worry)Wednesday, May 7, 2025A test.',
    'Okay (Quite good)Friday, May 2, 2025שלום',
  ]);
  expect(screen.getByText('שלום').getAttribute('dir')).toBe('auto');
});

it('shows the first of many entries at once and all of them in the end', async () => {
  const entries = Array.from({ length: 300 }, (_, index) => entryOn('2025-05-07', { id: `${index}` }));
  const { container } = render(<JourneyTab entries={entries} onAdd={() => {}} />);
  expect(container.querySelectorAll('article').length).toBeLessThan(50);
  await vi.waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(300));
});
