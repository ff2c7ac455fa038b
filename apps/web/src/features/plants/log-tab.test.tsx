import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, inDialog, measure, newDevice, openPlants, press, RECORDED, type } from './plants-page.fixture.tsx';

beforeEach(newDevice);

describe('Growth Log', () => {
  it('asks for a plant first, and leads to the plants', async () => {
    const page = openPlants('log');
    expect(await screen.findByText('Select a Plant First')).toBeTruthy();
    await page.user.click(await button('My Plants'));
    expect(screen.getByRole('tab', { name: 'My Plants', selected: true })).toBeTruthy();
  });

  it('tells the story newest first, with the day, the height, water, sun and notes', async () => {
    const page = openPlants();
    await press(/^Sunny/);
    await press('Add Growth Log');
    await type('How tall is it? (cm)', '22.04');
    await page.user.click(screen.getByRole('radio', { name: 'A lot' }));
    await type('What do you see? New leaf? Bug? Bud?', 'A bug!');
    fireEvent.change(screen.getByLabelText('Which day was it?'), { target: { value: '2025-06-06' } });
    await press('Save Log Entry');
    await page.user.click(await screen.findByRole('tab', { name: 'Growth Log' }));
    expect(screen.getByRole('heading', { level: 2, name: "Sunny's Journey" })).toBeTruthy();
    const told = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Growth Log - June 6, 2025Day 43Height22 cmWaterA lotSunSome sunA bug!');
    expect(told[1]).toContain('Growth Log - May 9, 2025Day 15Height4.5 cmWaterSomeSunLots of sunTwo small leaves');
  });

  it('waits with saving for a height above zero, and for a day of the plant’s life', async () => {
    openPlants();
    await press(/^Sunny/);
    await press('Add Growth Log');
    const save = await button('Save Log Entry');
    const height = screen.getByLabelText('How tall is it? (cm)');
    expect(height).toMatchObject({ type: 'number', step: '0.1' });
    expect(screen.getByRole('radio', { name: 'Some' })).toHaveProperty('ariaChecked', 'true');
    expect(screen.getByRole('radio', { name: 'Some sun' })).toHaveProperty('ariaChecked', 'true');
    for (const [typed, disabled] of [
      ['0', true],
      ['-4', true],
      ['0.1', false],
      ['99999', true],
      ['12', false],
    ] as const) {
      fireEvent.change(height, { target: { value: typed } });
      expect(save, typed).toHaveProperty('disabled', disabled);
    }
    fireEvent.change(screen.getByLabelText('Which day was it?'), { target: { value: '2025-04-24' } });
    expect(screen.getByText('Sunny started on April 25, 2025. Pick that day or a later one.')).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);
  });

  it('says what is missing when a height or a day was taken away', async () => {
    openPlants();
    await press(/^Sunny/);
    await press('Add Growth Log');
    expect(screen.queryAllByText(/then you can save/)).toEqual([]);
    await type('How tall is it? (cm)', '12');
    await type('How tall is it? (cm)', '0');
    expect(screen.getByText('Type how tall it is, then you can save.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Which day was it?'), { target: { value: '' } });
    expect(screen.getByText('Pick a day, then you can save.')).toBeTruthy();
    await type('How tall is it? (cm)', '12');
    fireEvent.change(screen.getByLabelText('Which day was it?'), { target: { value: '2025-05-20' } });
    expect(screen.queryAllByText(/then you can save/)).toEqual([]);
    expect(await button('Save Log Entry')).toHaveProperty('disabled', false);
  });

  it('cheers for a log only when the plant had two before', async () => {
    const page = openPlants();
    await press(/^Sunny/);
    expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
    await measure('8');
    expect(await screen.findByText('You looked closely today. Your plant has one more page.')).toBeTruthy();
    expect(screen.queryByText('Plant Growth Scientist')).toBeNull();
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Tell Blot how it feels now' }).getAttribute('href')).toBe('/mood');
    await measure('13');
    expect(await screen.findByText('Plant Growth Scientist')).toBeTruthy();
    await waitFor(() => expect(page.server.callsOf(RECORDED)).toHaveLength(2));
    for (const { body } of page.server.callsOf(RECORDED)) {
      expect(body).toEqual({
        activityType: 'environment',
        completed: true,
        data: { kind: 'plants/growth-log' },
        duration: expect.any(Number),
        timestamp: expect.any(String),
        userId: 'child-1',
      });
    }
  });

  it('corrects a log, and takes one away when asked twice', async () => {
    const page = openPlants();
    await press(/^Sunny/);
    await page.user.click(screen.getByRole('tab', { name: 'Growth Log' }));
    await press('Change: Growth Log - May 9, 2025');
    const dialog = await inDialog();
    const height = dialog.getByLabelText('How tall is it? (cm)');
    expect(height).toHaveProperty('value', '4.5');
    fireEvent.change(height, { target: { value: '45' } });
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('article')).textContent).toContain('45 cm');
    expect(page.server.seen).toEqual([]);
    await press('Take away: Growth Log - May 9, 2025');
    await press('Take it away');
    expect(await screen.findByText('No Growth Logs Yet')).toBeTruthy();
  });
});
