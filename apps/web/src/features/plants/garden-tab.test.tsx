import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import {
  addPlant,
  button,
  inDialog,
  names,
  newDevice,
  openPlants,
  press,
  RECORDED,
  reload,
  takeSunnyAway,
  type,
} from './plants-page.fixture.tsx';

beforeEach(newDevice);

describe('My Plants', () => {
  it('begins with a sunflower that is measured once, and shows its story when it is tapped', async () => {
    openPlants();
    await press(/^Sunny/);
    const card = await screen.findByRole('button', { name: /^Sunny/, pressed: true });
    expect(card.textContent).toContain('Started: April 25, 2025');
    expect(card.textContent).toContain('1 growth log');
    const chart = screen.getByRole('region', { name: 'Growth Progress, in centimeters' });
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['4.5 cmMay 9']);
    expect(chart.querySelector('i')?.style.height).toBe('45px');
  });

  it('adds a plant, picks it, cheers, and tells the server no more than that', async () => {
    const page = openPlants();
    await addPlant();
    expect(await screen.findByText('Plant Growth Scientist')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Jack' })).toBeTruthy();
    expect(screen.getByText('No growth logs yet. Add your first measurement!')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Add a New Plant' })).toBeNull();
    await waitFor(() => expect(page.server.callsOf(RECORDED)).toHaveLength(1));
    const body = z.record(z.string(), z.unknown()).parse(page.server.callsOf(RECORDED)[0]?.body);
    expect(body).toMatchObject({ activityType: 'environment', data: { kind: 'plants/plant-added' }, completed: true });
    expect(Object.keys(body).toSorted()).toEqual([
      'activityType',
      'completed',
      'data',
      'duration',
      'timestamp',
      'userId',
    ]);
    expect(JSON.stringify(page.server.seen)).not.toMatch(/Jack|Bean/);
  });

  it('waits with adding for a name and a kind that are more than blanks', async () => {
    openPlants();
    await press('Add Plant');
    const add = await button('Add Plant');
    expect((screen.getByLabelText('When did it start?') as HTMLInputElement).value).toBe(localDateOf(new Date()));
    expect(add).toHaveProperty('disabled', true);
    await type("What is your plant's name?", 'Jack');
    await type('What kind of plant is it?', '   ');
    expect(add).toHaveProperty('disabled', true);
    await type('What kind of plant is it?', 'Bean');
    expect(add).toHaveProperty('disabled', false);
    fireEvent.change(screen.getByLabelText('When did it start?'), { target: { value: '2999-01-01' } });
    expect(screen.getByText('That day is still to come. Pick today or a day before.')).toBeTruthy();
    expect(add).toHaveProperty('disabled', true);
  });

  it('has everything again after a reload, and never brings back a sunflower that was taken away', async () => {
    let page = openPlants();
    await addPlant();
    await press(/^Sunny/);
    await press('Take away Sunny');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Keep it' }));
    expect(names()).toContain('Sunny');
    await takeSunnyAway();
    await waitFor(() => expect(names()).toEqual(['Jack']));
    page = reload(page);
    await button(/^Jack/);
    expect(names()).toEqual(['Jack']);
  });

  it('corrects what was mistyped', async () => {
    const page = openPlants();
    await addPlant('Jakc');
    await press('Change Jakc');
    const dialog = await inDialog();
    const name = dialog.getByLabelText("What is your plant's name?");
    fireEvent.change(name, { target: { value: 'Jack' } });
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toEqual(['Sunny', 'Jack']));
  });

  it('says under each field that was emptied what is missing, and nothing under a field of a new form', async () => {
    openPlants();
    await press('Add Plant');
    expect(screen.queryAllByText(/then you can save/)).toEqual([]);
    for (const [field, words] of [
      ["What is your plant's name?", 'Give your plant a name, then you can save.'],
      ['What kind of plant is it?', 'Say what kind it is, then you can save.'],
      ['When did it start?', 'Pick a day, then you can save.'],
    ] as const) {
      const input = screen.getByLabelText(field);
      fireEvent.change(input, { target: { value: '2025-05-05' } });
      fireEvent.change(input, { target: { value: '' } });
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
      fireEvent.change(input, { target: { value: '2025-05-06' } });
      expect(input.getAttribute('aria-invalid')).toBeNull();
    }
    expect(await button('Add Plant')).toHaveProperty('disabled', false);
  });

  it('invites to add a plant when there is none', async () => {
    openPlants();
    await takeSunnyAway();
    expect(await screen.findByText('Your garden is ready')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My Garden'));
  });
});
