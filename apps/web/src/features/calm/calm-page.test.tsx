import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from '../../device/store/device-document.ts';
import { freshDevice, fullDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { calmMomentsDocument } from './calm-moments.ts';
import { button, openCalm, pass, press } from './calm-page.fixture.tsx';

beforeEach(freshDevice);
const onDevice = () => readDocument('child-1', calmMomentsDocument);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const line = () => within(screen.getByRole('region')).getByRole('status').textContent;

describe('the corner', () => {
  it('offers four sessions with their minutes, by day', async () => {
    await openCalm();
    expect(
      screen.getAllByRole('article').map((world) => [
        within(world).getByRole('heading').textContent,
        within(world)
          .getByText(/minutes/)
          .textContent?.trim(),
      ]),
    ).toEqual([
      ['Bubble Breathing', '2 minutes'],
      ['Starlight Relaxation', '3 minutes'],
      ['Gentle Breeze', '2 minutes'],
      ['Ocean Waves', '5 minutes'],
    ]);
    expect(document.querySelector('[data-lights-down]') !== null).toBe(false);
  });

  it('opens on the world that the address names, and begins nothing by itself', async () => {
    await openCalm('/activities/calm?world=gentle-breeze');
    const [first] = screen.getAllByRole('article');
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    pass(5_000);
    expect(heading()).toBe('Calm Corner');
    press('Start Gentle Breeze');
    expect(heading()).toBe('Gentle Breeze');
  });

  it('shows a way to something else for whom being still feels bad', async () => {
    await openCalm();
    expect(screen.getByRole('link', { name: 'Try a moving tool.' }).getAttribute('href')).toBe('/coping-tools');
  });
});

describe('a session', () => {
  it('says each line at its second, with the lights down, and is recorded at its end', async () => {
    const { recorded } = await openCalm();
    press('Start Ocean Waves');
    expect(heading()).toBe('Ocean Waves');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(document.querySelector('[data-lights-down]') !== null).toBe(true);
    expect(line()).toBe('Find a spot to sit or lie.');
    pass(30_000);
    expect(line()).toBe('Breathe in. The wave comes up the sand.');
    pass(4_000);
    expect(line()).toBe('Breathe out. The wave slides back.');
    expect(screen.getByRole('img', { name: '0 of 5 shells found' })).toBeTruthy();
    pass(26_000);
    expect(screen.getByRole('img', { name: '1 of 5 shells found' })).toBeTruthy();
    pass(240_000);
    expect(heading()).toBe('You rode the waves for five whole minutes.');
    vi.useRealTimers();
    await waitFor(() => expect(recorded()).toHaveLength(1));
    expect(recorded()[0]?.body).toMatchObject({
      activityType: 'breath',
      duration: 300,
      completed: true,
      data: { kind: 'calm/ocean-waves' },
    });
  });

  it('stands still while it is paused, and goes on', async () => {
    await openCalm();
    press('Start Gentle Breeze');
    pass(12_000);
    press('Pause');
    pass(600_000);
    expect(line()).toBe('A small breeze comes. Sway left.');
    press('Go on');
    pass(6_000);
    expect(line()).toBe('And sway right. Very slowly.');
  });

  it('ends early without blame, and records nothing', async () => {
    const { recorded } = await openCalm();
    press('Start Bubble Breathing');
    pass(20_000);
    press('Stop here');
    expect(heading()).toBe('You stopped when you wanted to.');
    expect(screen.getByText('That is listening to yourself.')).toBeTruthy();
    press('Back to the Calm Corner');
    expect(heading()).toBe('Calm Corner');
    expect(document.querySelector('[data-lights-down]') !== null).toBe(false);
    pass(300_000);
    expect(recorded()).toEqual([]);
  });

  it('is silent until sound is asked for', async () => {
    const opened = vi.fn();
    vi.stubGlobal('AudioContext', opened);
    await openCalm();
    press('Start Ocean Waves');
    pass(70_000);
    expect(opened).not.toHaveBeenCalled();
    expect(screen.queryByRole('switch')).toBeNull();
    press('Sounds');
    expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false']);
  });

  it('leads on to the sounds of the whole app', async () => {
    await openCalm();
    press('Start Ocean Waves');
    press('Sounds');
    press('More sounds');
    vi.useRealTimers();
    const comfort = await screen.findByRole('dialog', { name: 'Make it fit you' });
    expect(within(comfort).getByRole('checkbox', { name: /^Waves and tones/ })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([comfort]));
  });

  it('says kindly that a device has no voice, and goes on', async () => {
    await openCalm();
    press('Start Ocean Waves');
    press('Sounds');
    fireEvent.click(screen.getByRole('switch', { name: 'Voice' }));
    expect(screen.getByRole('switch', { name: 'Voice' }).getAttribute('aria-checked')).toBe('false');
    pass(5_000);
    expect(line()).toBe('Eyes open or shut. You choose.');
    vi.useRealTimers();
    expect(await screen.findByText('No voice on this device.')).toBeTruthy();
  });
});

describe('Save My Calm Moments', () => {
  async function stoppedMoment() {
    const page = await openCalm();
    vi.setSystemTime(new Date(2026, 2, 3, 15));
    press('Start Starlight Relaxation');
    press('Stop here');
    return page;
  }

  it('waits dashed until there is something to save', async () => {
    await openCalm();
    expect(button('Save My Calm Moments')).toHaveProperty('disabled', true);
  });

  it('keeps session and day on this device, also after a reload, and sends nothing', async () => {
    const { recorded } = await stoppedMoment();
    press('Save My Calm Moments');
    expect(document.activeElement).toBe(screen.getByText('Your calm moment is saved.'));
    press('Back to the Calm Corner');
    const shelf = () => within(screen.getByRole('list')).getAllByRole('listitem');
    expect(shelf().map((moment) => moment.textContent)).toEqual(['Starlight RelaxationTuesday, March 3']);
    vi.useRealTimers();
    await waitFor(async () => expect((await onDevice()).moments).toHaveLength(1));
    cleanup();
    reloadPage();
    await openCalm();
    vi.useRealTimers();
    await waitFor(() => expect(shelf()).toHaveLength(1));
    expect(recorded()).toEqual([]);
  });

  it('leaves the focus of the button that is done with to the heading of the moments', async () => {
    await stoppedMoment();
    press('Back to the Calm Corner');
    press('Save My Calm Moments');
    expect(button('Save My Calm Moments')).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your calm moments' }));
  });

  it('says so when the device is full, keeps the moment in sight, and tries again', async () => {
    const makeRoom = fullDevice();
    await stoppedMoment();
    press('Save My Calm Moments');
    vi.useRealTimers();
    const again = await screen.findByRole('button', { name: 'Try again' });
    makeRoom();
    again.click();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    press('Back to the Calm Corner');
    expect(screen.getByText('Starlight Relaxation', { selector: 'b' })).toBeTruthy();
  });
});
