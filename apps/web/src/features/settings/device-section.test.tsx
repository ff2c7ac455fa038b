import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDevice } from '../../device/store/device-database.ts';
import { savePhoto } from '../../device/store/device-photos.ts';
import { deniedDevice, freshDevice } from '../../device/store/testing/fresh-device.ts';
import { aUser } from '../../testing/users.ts';
import { DEVICE_THINGS } from './device.copy.ts';
import { openSettings } from './settings-page.fixture.tsx';

const { id } = aUser();
const section = () => screen.findByRole('region', { name: 'On this device' });
const keep = (name: string) => withDevice(id, (device) => device.put('documents', [], name));

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('"On this device"', () => {
  it('says in words what is kept here', async () => {
    await Promise.all(['sleep', 'coping', 'plants'].map(keep));
    await savePhoto(id, new Blob(['a leaf'], { type: 'image/jpeg' }));
    openSettings();
    await within(await section()).findByText('1 photo of your plants');
    expect(
      within(await section())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your nights and your sleep log',
      'Your plants and how they grow',
      'Your favorite tools',
      '1 photo of your plants',
    ]);
  });

  it('offers nothing where nothing is kept, and says where nothing can be', async () => {
    openSettings();
    await within(await section()).findByText(/There is nothing here yet/);
    expect(within(await section()).queryByRole('button')).toBeNull();
  });

  it('says so where nothing can be kept', async () => {
    deniedDevice();
    openSettings();
    await within(await section()).findByText(/keeps nothing for us right now/);
  });

  it('saves a copy as one file', async () => {
    await keep('sleep');
    const files: { readonly name: string; readonly blob: Blob }[] = [];
    const packed: Blob[] = [];
    const createObjectURL = (blob: Blob) => {
      packed.push(blob);
      return 'blob:copy';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(...packed.map((blob) => ({ name: this.download, blob })));
    });
    const { user } = openSettings();
    await user.click(await within(await section()).findByRole('button', { name: 'Save a copy' }));
    await screen.findByText('Your copy is ready.');
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^wonderlings-maya-\d{4}-\d\d-\d\d\.json$/)]);
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
      app: 'Wonderlings',
      documents: { sleep: [] },
    });
  });

  it('asks before it forgets, and keeps all of it when the child would rather', async () => {
    await keep('sleep');
    const { user } = openSettings();
    await user.click(await within(await section()).findByRole('button', { name: 'Forget this device' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my things' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await section()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('forgets, and then holds nothing', async () => {
    await keep('sleep');
    const { user } = openSettings();
    await user.click(await within(await section()).findByRole('button', { name: 'Forget this device' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, forget it' }));
    await within(await section()).findByText(/There is nothing here yet/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('has words for every document that a page keeps', () => {
  const sources = import.meta.glob<string>('../../{features,lib}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const names = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([, source]) =>
      [...source.matchAll(/deviceDocument(?:<[^>]+>)?\(\{\s*name: '([^']+)'/g)].map(([, name]) => name),
    );
  expect(names.length).toBeGreaterThan(3);
  expect(names.toSorted()).toEqual(Object.keys(DEVICE_THINGS).toSorted());
});
