import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PRIVACY_KINDS } from './kind-rows.tsx';
import { SERVER_KEEPS } from './server-keeps.gen.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

function open(
  support: () => ReturnType<typeof json> | typeof noNetwork = () =>
    json({ email: 'help@example.org', retentionYears: null }),
) {
  const server = fakeServer({
    'GET /api/user': () => refused(401, 'Not authenticated'),
    'POST /api/auto-login': () => refused(401, 'Not authenticated'),
    'GET /api/support': support,
  });
  return { server, ...renderApp('/privacy') };
}
const row = async (title: string) => within(await screen.findByRole('article', { name: title }));

describe('the privacy page', () => {
  it('counts what it shows', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    const fields = PRIVACY_KINDS.reduce((sum, kind) => sum + kind.fields, 0);
    expect(screen.getByText('fields', { exact: false, selector: 'li' }).textContent).toBe(`${fields} fields`);
    expect(screen.getAllByRole('article')).toHaveLength(PRIVACY_KINDS.length);
    // `getAllBy` would look into closed lists too: each names as many places as its summary says.
    for (const { id, fields: n } of PRIVACY_KINDS) {
      const article = document.getElementById(id) as HTMLElement;
      expect(article.querySelectorAll('code')).toHaveLength(n);
      expect(article.querySelector('summary')?.textContent).toBe(
        `Its ${n === 1 ? 'one field' : `${n} fields`}, by name`,
      );
    }
  });

  it('says who sees what in a table', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    const seen = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(seen(/^Notes/)).toEqual(['yes', 'no', 'yes']);
    expect(seen(/^Passwords/)).toEqual(['no', 'no', 'no']);
    expect(seen(/^Nights/)).toEqual(['yes', 'no', 'no']);
    expect(table.getByRole('link', { name: 'Feelings' }).getAttribute('href')).toBe('#feelings');
  });

  it('calls sealed what is sealed, and says where it is not', async () => {
    open();
    const notes = await row('Notes, pages, affirmations');
    notes.getByText('Sealed, each with a key of its own');
    expect(notes.queryByText(/open in the working table/)).toBeNull();
    (await row('Feelings')).getByText('Sealed in the log, partly open in the working tables');
    (await row('Passwords')).getByText('Hashed (argon2id), kept apart');
    (await row('Nights, plants, photos, what helped')).getByText('Never leaves the device');
    expect(notes.getByText('moods.note').closest('small')?.textContent).toContain('sealed');
  });

  it('names whom to write to where that is known, and does without the network', async () => {
    open();
    expect(await screen.findByText('Write to help@example.org. Please send no notes.')).toBeDefined();
  });

  it('says after how many years an unused account ends, where that is set', async () => {
    open(() => json({ email: null, retentionYears: 3 }));
    await screen.findByText(/^An account that nobody signed in to for 3 years is erased\./);
    expect(screen.queryByText(/^An account is kept until it is erased\./)).toBeNull();
  });

  it('says what is erased without being asked for, and when', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'What is erased without asking' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      SERVER_KEEPS.withoutAsking.map(({ what, howLong }) => `${what}: ${howLong}`),
    );
    list.getByText('An exported file: after one hour');
  });

  it('is whole without any answer of the server', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { server } = open(() => noNetwork);
    await screen.findByText('Ask the person who runs this copy of Wonderlings.');
    expect(screen.getAllByRole('article')).toHaveLength(PRIVACY_KINDS.length);
    expect(server.callsOf('GET /api/support')).toHaveLength(1);
  });

  it('has the same for a child to read, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open();
    const children = within(await screen.findByRole('region', { name: 'What is kept about you' }));
    expect(children.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'The same, for a child to read' }).getAttribute('href')).toBe(
      '#for-children',
    );
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
