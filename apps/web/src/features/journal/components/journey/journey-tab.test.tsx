import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../fake-server.fixture.ts';
import { entryOn } from '../../journal.fixture.ts';
import { openJournal } from '../../journal-page.fixture.tsx';
import { JourneyTab } from './journey-tab.tsx';

it('invites whoever has nothing yet', async () => {
  const onAdd = vi.fn();
  render(<JourneyTab entries={[]} total={0} more={null} onAdd={onAdd} />);
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
      total={2}
      more={null}
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
  const { container } = render(<JourneyTab entries={entries} total={300} more={null} onAdd={() => {}} />);
  expect(container.querySelectorAll('article').length).toBeLessThan(50);
  await vi.waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(300));
});

describe('the journey of a child with many entries', () => {
  function open(count: number) {
    const server = FakeServer.install();
    server.moods = Array.from({ length: count }, (_, index) =>
      entryOn('2025-05-07', { id: `${index}`, note: `No. ${index}` }),
    );
    return openJournal('/mood?tab=journey', { server });
  }
  const shown = () => document.querySelectorAll('article').length;
  const more = () => screen.findByRole('button', { name: 'Show more' });

  it('has the newest first, tells how many there are, and shows more when asked, until all are there', async () => {
    const { user, server } = open(120);
    expect(await screen.findByText('120 entries. Each one is a step of yours.')).toBeDefined();
    await vi.waitFor(() => expect(shown()).toBe(50));
    await user.click(await more());
    await vi.waitFor(() => expect(shown()).toBe(100));
    expect(screen.getByText('50 more')).toBeDefined();
    // Where it was pressed, for the next press.
    expect(document.activeElement).toBe(await more());
    await user.click(await more());
    await vi.waitFor(() => expect(shown()).toBe(120));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    // The button is gone, and reading goes on where the last ones begin.
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('No. 100'));
    expect(server.callsOf('GET /api/moods')).toHaveLength(3);
  });

  it('says so when more does not come, keeps what is there, and asks again', async () => {
    const { user, server } = open(60);
    const button = await more();
    server.fails.set('GET /api/moods', 'network');
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('That did not come. Try again?');
    expect(shown()).toBe(50);
    server.fails.clear();
    await user.click(await more());
    await vi.waitFor(() => expect(shown()).toBe(60));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for no more than one page at a time, however often it is pressed', async () => {
    const { user, server } = open(200);
    const button = await more();
    const release = server.hold('GET /api/moods');
    await user.dblClick(button);
    await user.click(screen.getByRole('button', { name: 'More is coming...' }));
    release();
    await vi.waitFor(() => expect(shown()).toBe(100));
    expect(server.callsOf('GET /api/moods')).toHaveLength(2);
  });
});
