import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deniedDevice, fullDevice } from '../../device/store/testing/fresh-device.ts';
import { PhotoProblem, preparePhoto } from './photos/prepare-photo.ts';
import {
  addPlant,
  button,
  choosePhoto,
  names,
  newDevice,
  openPlants,
  press,
  reload,
  takeSunnyAway,
  type,
} from './plants-page.fixture.tsx';

// jsdom has no decoder; the real one is tried in a real browser.
vi.mock('./photos/prepare-photo.ts', { spy: true });

beforeEach(() => {
  newDevice();
  vi.mocked(preparePhoto).mockImplementation(async () => new Blob(['a small photo'], { type: 'image/jpeg' }));
  URL.createObjectURL = (blob: Blob | MediaSource) => `blob:${'type' in blob ? blob.type : ''}`;
  URL.revokeObjectURL = vi.fn();
});

describe('what was typed', () => {
  it('is there again after a reload, in a form that is still open', async () => {
    let page = openPlants();
    await press('Add Plant');
    await type("What is your plant's name?", 'Jack');
    await choosePhoto();
    await screen.findByAltText('Your photo');
    page = reload(page);
    expect(await screen.findByLabelText("What is your plant's name?")).toHaveProperty('value', 'Jack');
    expect(screen.getByAltText('Your photo')).toBeTruthy();
    await type('What kind of plant is it?', 'Bean');
    await press('Add Plant');
    await waitFor(() => expect(names()).toEqual(['Sunny', 'Jack']));
    page = reload(page);
    await button(/^Jack/);
    expect(screen.queryByText('Add a New Plant')).toBeNull();
  });

  it('waits behind a closed dialog', async () => {
    const page = openPlants();
    await press(/^Sunny/);
    await press('Add Growth Log');
    await type('What do you see? New leaf? Bug? Bud?', 'A bug!');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add Growth Log');
    expect(screen.getByLabelText('What do you see? New leaf? Bug? Bud?')).toHaveProperty('value', 'A bug!');
  });

  it('stays when the device is full, and is kept once there is room', async () => {
    let page = openPlants();
    await button(/^Sunny/);
    const makeRoom = fullDevice();
    await addPlant();
    expect(await screen.findByText('This device is full.')).toBeTruthy();
    makeRoom();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('This device is full.')).toBeNull());
    page = reload(page);
    await waitFor(() => expect(names()).toEqual(['Sunny', 'Jack']));
  });

  it('comes back as a form after a reload when the device never kept it', async () => {
    let page = openPlants();
    await button(/^Sunny/);
    const makeRoom = fullDevice();
    await addPlant();
    await screen.findByText('This device is full.');
    page = reload(page);
    expect(await screen.findByLabelText("What is your plant's name?")).toHaveProperty('value', 'Jack');
    makeRoom();
  });

  it('works in memory where nothing may be kept', async () => {
    deniedDevice();
    openPlants();
    await addPlant();
    expect(await screen.findByText('This device did not keep that.')).toBeTruthy();
    expect(names()).toEqual(['Sunny', 'Jack']);
  });
});

describe('photos', () => {
  it('become the picture, are kept as a blob, and go with their plant', async () => {
    const page = openPlants();
    await press(/^Sunny/);
    await press('Add Growth Log');
    await type('How tall is it? (cm)', '8');
    await choosePhoto();
    await screen.findByAltText('Your photo');
    const keep = vi.spyOn(IDBObjectStore.prototype, 'put');
    await press('Save Log Entry');
    expect(await screen.findByAltText('Photo of Sunny')).toBeTruthy();
    const photoId = keep.mock.calls.find(([value]) => 'bytes' in value)?.[1] as string;
    keep.mockRestore();
    expect((await page.photo(photoId))?.type).toBe('image/jpeg');
    await takeSunnyAway();
    await waitFor(async () => expect(await page.photo(photoId)).toBeUndefined());
    expect(URL.revokeObjectURL).toHaveBeenCalled();
  });

  it('can be taken away again before they are saved', async () => {
    openPlants();
    await press('Add Plant');
    await choosePhoto();
    await screen.findByAltText('Your photo');
    await press('Take the photo away');
    expect(screen.queryByAltText('Your photo')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Choose a photo'));
  });

  it.each([
    ['not-a-picture', 'That is not a picture.'],
    ['unreadable-kind', 'We cannot open this kind of photo here.'],
    ['too-big', 'That photo is very big.'],
  ] as const)('say kindly why one was not taken: %s', async (kind, words) => {
    vi.mocked(preparePhoto).mockRejectedValue(new PhotoProblem(kind));
    openPlants();
    await press('Add Plant');
    await type("What is your plant's name?", 'Jack');
    await choosePhoto();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText("What is your plant's name?")).toHaveProperty('value', 'Jack');
  });

  it('that find no room leave the words in the form, which can be saved without them', async () => {
    openPlants();
    await press('Add Plant');
    await type("What is your plant's name?", 'Jack');
    await type('What kind of plant is it?', 'Bean');
    await choosePhoto();
    await screen.findByAltText('Your photo');
    const makeRoom = fullDevice();
    await press('Add Plant');
    expect(await screen.findByText('This device is full.')).toBeTruthy();
    expect(screen.getByLabelText("What is your plant's name?")).toHaveProperty('value', 'Jack');
    makeRoom();
    await press('Save without the photo');
    await waitFor(() => expect(names()).toEqual(['Sunny', 'Jack']));
  });
});
