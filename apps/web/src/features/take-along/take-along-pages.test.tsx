import { screen, waitFor, within } from '@testing-library/react';
import type { ExportState, ImportState } from '@wonderlings/take-along/contract';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '../../lib/files.ts';
import { fakeServer, inOpenArea, json, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { withEntry } from './zip-entries.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const ID = '22222222-2222-4222-8222-222222222222';
const anExport = (changes: Partial<ExportState> = {}): ExportState => ({
  ...{ id: ID, state: 'making', stage: 'tables', done: 668, total: 1_286, begunAt: '2026-11-21T17:50:00.000Z' },
  ...{ readyAt: null, endsAt: null, size: null, isHere: true, withDevice: false },
  ...changes,
});
const anImport = (changes: Partial<ImportState> = {}): ImportState => ({
  ...{ id: ID, state: 'found', problem: null, received: 1, done: 0, entries: 1_286, from: '2026-09-03' },
  ...{ to: '2026-11-21', unknown: [], ...changes },
});
const EXPORT = 'GET /api/exports/current';
const IMPORT = 'GET /api/import/current';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const open = (path: string, answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer({ 'GET /api/user': json(aUser()), ...inOpenArea(), ...answers });
  return { ...renderApp(path), server };
};

describe('"Take along"', () => {
  it('asks for the password again, says what is wrong with it, and shows how far the file is', async () => {
    const post = 'POST /api/exports';
    const { user, server } = open('/grown-up/take-along', {
      [EXPORT]: json(null),
      [post]: refused(403, 'That was not it.'),
    });
    await user.type(await screen.findByLabelText('Grown-up password, again'), 'wrong{Enter}');
    await screen.findByText('That was not it.');
    server.answers[post] = json(anExport(), 201);
    server.answers[EXPORT] = json(anExport());
    await user.click(screen.getByRole('button', { name: 'Make the file' }));
    expect(await screen.findByText(/668 of 1,286 entries are in the box/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'The file' }).getAttribute('aria-valuenow')).toBe('668');
    expect(within(screen.getByRole('list')).getByText('The tables').closest('li')?.getAttribute('aria-current')).toBe(
      'step',
    );
    expect(server.callsOf(post).map(({ body }) => body)).toEqual([
      { password: 'wrong', withDevice: false },
      { password: 'wrong', withDevice: false },
    ]);
  });

  it('saves the file in parts, and takes nothing of it for a page', async () => {
    const bytes = zipSync({ 'history.json': new Uint8Array(3_000_000) }, { level: 0 });
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
    const ready = anExport({ state: 'ready', readyAt: '2026-11-21T17:51:00.000Z', size: bytes.length });
    // The page's own kind of Blob, where jsdom has one and fetch another.
    vi.spyOn(Response.prototype, 'blob').mockImplementation(async function (this: Response) {
      return new Blob([await this.arrayBuffer()]);
    });
    const asked: string[] = [];
    const { user, server } = open('/grown-up/take-along', { [EXPORT]: json(ready) });
    server.answers[`GET /api/exports/${ID}/file`] = () => {
      const range = server.seen.at(-1)?.headers.get('Range') ?? '';
      asked.push(range);
      const [, start, end] = /(\d+)-(\d+)/.exec(range) ?? [];
      return new Response(bytes.slice(Number(start), Number(end) + 1) as Uint8Array<ArrayBuffer>, { status: 206 });
    };
    await user.click(await screen.findByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(asked).toEqual(['bytes=0-1999999', `bytes=2000000-${bytes.length - 1}`]);
    const [file, name] = save.mock.calls[0] ?? [];
    expect([file?.size, name]).toEqual([bytes.length, 'wonderlings-maya-2026-11-21.zip']);
  });

  it.each([
    ['stopped', 'Stopped. No file was made.'],
    ['failed', 'The file could not be made. Nothing was lost. Please try again.'],
    ['gone', 'The hour is over, so the file was deleted. You can make a new one.'],
  ] as const)('says that it is %s, and offers a new one', async (state, words) => {
    open('/grown-up/take-along', { [EXPORT]: json(anExport({ state })) });
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Make the file' })).toBeTruthy();
  });

  it('can be stopped', async () => {
    const { user, server } = open('/grown-up/take-along', { [EXPORT]: json(anExport()) });
    server.answers[`DELETE /api/exports/${ID}`] = () => {
      server.answers[EXPORT] = json(anExport({ state: 'stopped' }));
      return json({ ok: true });
    };
    await user.click(await screen.findByRole('button', { name: 'Stop, make no file' }));
    expect(await screen.findByText('Stopped. No file was made.')).toBeTruthy();
  });
});

describe('"Bring a history here"', () => {
  it('sends a file without what it holds of a device, and brings in what was found', async () => {
    const own = zipSync({ 'proof/key.json': new TextEncoder().encode('{}') }) as Uint8Array<ArrayBuffer>;
    const zip = await withEntry(new Blob([own]), 'device.json', new Blob(['{"documents":{"sleep":"a secret"}}']));
    const sizes: unknown[] = [];
    const { user, server } = open('/grown-up/import', { [IMPORT]: json(null) });
    server.answers['POST /api/import'] = () => {
      sizes.push(server.seen.at(-1)?.body);
      return json(anImport({ state: 'receiving', received: 0 }), 201);
    };
    server.answers[`PUT /api/import/${ID}/parts/0`] = () => json(anImport());
    await user.upload(
      await screen.findByLabelText(/Choose a zip file/),
      new File([zip], 'maya.zip', { type: 'application/zip' }),
    );
    expect(await screen.findByText('1,286 entries, from September 3, 2026 to November 21, 2026.')).toBeTruthy();
    expect(sizes).toEqual([{ size: own.length }]);
    server.answers[`POST /api/import/${ID}/bring-in`] = json(anImport({ state: 'running', done: 250 }));
    server.answers[IMPORT] = json(anImport({ state: 'done', done: 1_286, unknown: ['snowy-hat'] }));
    await user.click(screen.getByRole('button', { name: 'Bring it in' }));
    expect(await screen.findByText('250 of 1,286 entries are here.')).toBeTruthy();
    expect(
      await screen.findByText('Shown as a dashed outline until there is one: snowy-hat.', {}, { timeout: 5_000 }),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Put it on this device' })).toBeTruthy();
  });

  it('says what is wrong with a file, and takes another', async () => {
    open('/grown-up/import', { [IMPORT]: json(anImport({ state: 'refused', problem: 'changed' })) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The proof does not fit: the file was changed after it was made. Nothing was brought in.',
    );
    expect(screen.getByLabelText(/Choose a zip file/).hasAttribute('disabled')).toBe(false);
  });
});
