import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from './fake-server.fixture.ts';
import { entryOn } from './journal.fixture.ts';
import { openJournal } from './journal-page.fixture.tsx';

function open(entries: FakeServer['moods']) {
  const server = FakeServer.install();
  server.moods = entries;
  return openJournal('/mood?tab=journey', { server });
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entryOn('2025-05-07', { id: `${index}`, note: `No. ${index}` }));
const shown = () => document.querySelectorAll('article').length;
const untilShown = (count: number) => vi.waitFor(() => expect(shown()).toBe(count));
const more = () => screen.findByRole('button', { name: 'Show more' });
const limits = ({ server }: ReturnType<typeof open>) =>
  server.callsOf('GET /api/moods').map(({ query }) => query.get('limit'));

it('invites a child who has nothing yet', async () => {
  const { user, router } = open([]);
  expect(await screen.findByText('No mood entries yet!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add Your First Mood' }));
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ tab: 'add' }));
});

it('shows feeling, long date and note, in the order they come', async () => {
  open([
    entryOn('2025-05-07', { feeling: 'Worried (Some worry)', note: 'A test.' }),
    entryOn('2025-05-02', { note: 'שלום' }),
  ]);
  expect((await screen.findByText('שלום')).getAttribute('dir')).toBe('auto');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Worried (Some worry)Wednesday, May 7, 2025A test.',
    'Okay (Quite good)Friday, May 2, 2025שלום',
  ]);
});

describe('the journey of a child with many entries', () => {
  it('begins with ten, tells how many there are, and shows more when asked, until all are there', async () => {
    const journal = open(many(55));
    expect(await screen.findByText('55 entries. Each one is a step of yours.')).toBeDefined();
    await untilShown(10);
    await journal.user.click(await more());
    await untilShown(35);
    expect(screen.getByText('25 more')).toBeDefined();
    // Where it was pressed, for the next press.
    expect(document.activeElement).toBe(await more());
    await journal.user.click(await more());
    await untilShown(55);
    expect(screen.getByText('20 more')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    // The button is gone, and reading goes on where the last ones begin.
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('No. 35'));
    expect(limits(journal)).toEqual(['10', '25', '25']);
  });

  it('shows more by itself near its end, says how many came, and waits for a press after a hundred', async () => {
    const journal = open(many(300));
    for (const count of [10, 35, 60, 85, 110]) {
      await untilShown(count);
      await journal.scrollDown();
    }
    expect(screen.getByText('25 more')).toBeDefined();
    expect(limits(journal)).toHaveLength(5);
    await journal.user.click(await more());
    await untilShown(135);
    (document.activeElement as HTMLElement).blur();
    await journal.scrollDown();
    await untilShown(160);
  });

  it('leaves it to a keyboard that has the button', async () => {
    const journal = open(many(300));
    await more();
    for (let stop = 0; stop < 20 && document.activeElement?.textContent !== 'Show more'; stop += 1)
      await journal.user.tab();
    expect(document.activeElement).toBe(await more());
    await journal.scrollDown();
    expect(limits(journal)).toEqual(['10']);
    await journal.user.keyboard('{Enter}');
    await untilShown(35);
    expect(document.activeElement).toBe(await more());
  });

  it('says so when more does not come, keeps what is there, and asks again', async () => {
    const { user, server } = open(many(30));
    const button = await more();
    server.fails.set('GET /api/moods', 'network');
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('That did not come. Try again?');
    expect(shown()).toBe(10);
    server.fails.clear();
    await user.click(await more());
    await untilShown(30);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for no more than one page at a time, however often it is pressed', async () => {
    const { user, server } = open(many(200));
    const button = await more();
    const release = server.hold('GET /api/moods');
    await user.dblClick(button);
    await user.click(screen.getByRole('button', { name: 'More is coming...' }));
    release();
    await untilShown(35);
    expect(server.callsOf('GET /api/moods')).toHaveLength(2);
  });
});

describe('a child who comes back', () => {
  /** As the browser does before a reload; what comes is another page with the same history. */
  function reload({ router, server, unmount }: ReturnType<typeof open>) {
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    return openJournal('/mood?tab=journey', { server, history: router.history });
  }
  const at = (text: string, top: number) => {
    const item = screen.getByText(text).closest('li') as HTMLElement; // entries stand in a list
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 130));
  };

  it('by a reload finds as many entries in few reads, and the one that was in sight', async () => {
    const journal = open(many(300));
    for (const count of [10, 35, 60]) {
      await untilShown(count);
      await journal.scrollDown();
    }
    await untilShown(85);
    at('No. 70', -20);
    const back = reload(journal);
    await untilShown(85);
    expect(limits(back).slice(4)).toEqual(['85']);
    const scrolled = vi.spyOn(window, 'scrollTo');
    at('No. 70', 4_000);
    await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 4_020, behavior: 'instant' }));
  });

  it('to more than the server says at once finds them all', async () => {
    const journal = open(many(300));
    await untilShown(10);
    at('No. 3', 10);
    window.dispatchEvent(new Event('pagehide'));
    const [[key, place] = []] = Object.entries({ ...sessionStorage }).filter(([name]) => /journey/.test(name));
    sessionStorage.setItem(key ?? '', JSON.stringify({ ...JSON.parse(place), count: 230 }));
    journal.unmount();
    const back = openJournal('/mood?tab=journey', { server: journal.server, history: journal.router.history });
    await untilShown(230);
    expect(limits(back).slice(1)).toEqual(['200', '30']);
  });

  it('by Back finds the place, and anew begins at the top', async () => {
    const journal = open(many(300));
    await journal.user.click(await more());
    await untilShown(35);
    at('No. 20', 50);
    await act(() => journal.router.navigate({ to: '/auth' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    const scrolled = vi.spyOn(window, 'scrollTo').mockClear();
    // A link of this test's small router, which the type of the app's own does not know.
    await act(() => journal.router.navigate({ to: '/mood', search: { tab: 'journey' } as never }));
    await untilShown(35);
    expect(scrolled).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
    journal.router.history.back();
    await screen.findByRole('heading', { name: 'Sign in' });
    journal.router.history.back();
    // Entries have no height here.
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: -50, behavior: 'instant' }));
  });
});
