import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeComfort, currentComfort } from '../../lib/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '../../lib/comfort/comfort-choices.ts';
import { fakeAudio } from '../../lib/tones/testing/fake-audio.ts';
import { aUser } from '../../testing/users.ts';
import { bubble, button, choose, openBreathing, pass, press } from './breathing-page.fixture.tsx';

describe('choosing a level', () => {
  it('offers three levels in the words of the specification', async () => {
    await openBreathing();
    expect(screen.getByText('Pick the level that matches your age and experience')).toBeTruthy();
    const levels = screen.getAllByRole('article');
    expect(levels.map((level) => within(level).getByRole('button').textContent)).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
    ]);
    expect(screen.getByText('In 4, hold 7, out 8. 4 times.')).toBeTruthy();
    expect(screen.getByText('Any age can pick any level.')).toBeTruthy();
  });

  it('is done where the address names one, and can be done anew', async () => {
    await openBreathing('/activities/breath?level=beginner', 'Breathing with Zola - Beginner');
    expect(screen.getByText('Longer is not better.')).toBeTruthy();
    press('Change Level');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Breathing Level!');
  });

  it('is the first and only press where the last level is asked for and none is known, and kept for the next time', async () => {
    await openBreathing('/activities/breath?level=last');
    press('Advanced');
    await vi.waitFor(() => expect(button('Pause')).toBeTruthy());
    expect(localStorage.getItem(`wonderlings.breath-level.${aUser().id}`)).toBe('"advanced"');
    vi.useRealTimers();
    cleanup();
    sessionStorage.clear();
    await openBreathing('/activities/breath?level=last', 'Breathing with Zola - Advanced');
    expect(button('Start Breathing')).toBeTruthy();
  });

  it('is not done by an address that names none', async () => {
    await openBreathing('/activities/breath?level=expert');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('turns the lights down, and up again on another page', async () => {
    const { history } = await openBreathing();
    expect(document.querySelector('[data-lights-down]') !== null).toBe(true);
    vi.useRealTimers();
    history.push('/down-time');
    await waitFor(() => expect(document.querySelector('[data-lights-down]') !== null).toBe(false));
  });
});

describe('a session', () => {
  it('goes from Start Breathing to Pause, Continue and, at the end, Replay', async () => {
    const { recorded } = await openBreathing();
    await choose('Beginner');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Breathing with Zola - Beginner');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('Longer is not better.')).toBeTruthy();
    press('Start Breathing');
    // From here on nothing is to be read but the breath, and the session has the screen to itself.
    expect(screen.queryByText('Longer is not better.')).toBeNull();
    expect(document.body.classList.contains('in-session')).toBe(true);
    expect(bubble()).toBe('Breathe in 3');
    pass(3_000);
    expect(bubble()).toBe('Hold gently 4');
    button('Pause').focus();
    press('Pause');
    pass(20_000);
    expect(bubble()).toBe('Paused 4');
    expect(document.activeElement).toBe(button('Continue'));
    press('Continue');
    pass(4_000);
    expect(bubble()).toBe('Breathe out 5');
    expect(screen.getByText('Cycle 1 of 3')).toBeTruthy();
    pass(5_000);
    expect(screen.getByText('Cycle 2 of 3')).toBeTruthy();
    pass(24_000);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Great job!' }));
    expect(screen.getByText('You took 3 slow breaths with Zola.')).toBeTruthy();
    expect(document.body.classList.contains('in-session')).toBe(false);
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Tell Blot how it feels now' }).getAttribute('href')).toBe('/mood');
    vi.useRealTimers();
    await waitFor(() => expect(recorded()).toHaveLength(1));
    expect(recorded()[0]?.body).toMatchObject({
      activityType: 'breath',
      duration: 36,
      completed: true,
      data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
    });
    press('Replay');
    expect(bubble()).toBe('Breathe in 3');
    expect(screen.getByText('Cycle 1 of 3')).toBeTruthy();
  });

  it('lights the step that is being breathed, with the seconds of the level', async () => {
    await openBreathing();
    await choose('Advanced');
    const steps = within(screen.getByRole('complementary')).getAllByRole('listitem').slice(0, 3);
    expect(steps.map((step) => step.textContent?.match(/\d+/)?.[0])).toEqual(['5', '8', '10']);
    const lit = () => steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
    expect(lit()).toBe(-1);
    press('Start Breathing');
    expect(lit()).toBe(0);
    pass(5_000);
    expect(lit()).toBe(1);
    pass(8_000);
    expect(lit()).toBe(2);
  });

  it('says to breathe out whenever you need to, during every hold', async () => {
    await openBreathing();
    await choose('Beginner');
    press('Start Breathing');
    for (let cycle = 0; cycle < 3; cycle += 1) {
      pass(3_000);
      expect(bubble()).toContain('Hold gently');
      expect(screen.getByText('Breathe out whenever you need to.')).toBeTruthy();
      pass(9_000);
    }
  });

  it('tells a screen reader each phase once, politely', async () => {
    await openBreathing();
    await choose('Beginner');
    press('Start Breathing');
    const region = within(screen.getByRole('region', { name: 'Breathing bubble' })).getByRole('status');
    const heard: string[] = [];
    const listener = new MutationObserver(() => heard.push(region.textContent ?? ''));
    listener.observe(region, { characterData: true, childList: true, subtree: true });
    for (let second = 0; second < 12; second += 1) {
      pass(1_000);
      await Promise.resolve();
    }
    listener.disconnect();
    expect(heard).toEqual(['Hold gently', 'Breathe out', 'Breathe in']);
  });

  it('goes back to the levels without blame when it is left early, and records nothing', async () => {
    const { recorded } = await openBreathing();
    await choose('Beginner');
    press('Start Breathing');
    pass(8_000);
    press('Change Level');
    expect(screen.getByRole('heading', { name: 'Choose Your Breathing Level!' })).toBeTruthy();
    expect(screen.getByText('You stopped when you wanted to. That is a good choice.')).toBeTruthy();
    pass(60_000);
    expect(recorded()).toEqual([]);
  });
});

describe('the cues for closed eyes', () => {
  afterEach(() => changeComfort(DEFAULT_COMFORT));

  it('are off until asked for, and buzz once a phase', async () => {
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    await openBreathing();
    // So that the seconds of this test lie between two buzzes, too.
    const now = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    await choose('Beginner');
    press('Start Breathing');
    pass(3_000);
    expect(vibrate).not.toHaveBeenCalled();
    const buzz = screen.getByRole('switch', { name: 'Small buzz for each change' });
    expect(buzz.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(buzz);
    vibrate.mockClear();
    for (let second = 0; second < 9; second += 1) pass(1_000);
    expect(vibrate.mock.calls).toEqual([[[30]], [[15]]]);
    now.mockRestore();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('rise, stay and fall with the breath, so that they can be told apart', async () => {
    const log = fakeAudio();
    await openBreathing();
    await choose('Beginner');
    fireEvent.click(screen.getByRole('switch', { name: 'Soft tone for each change' }));
    await act(async () => {});
    log.length = 0;
    press('Start Breathing');
    for (let second = 0; second < 8; second += 1) pass(1_000);
    const glides = log.filter((line) => line.includes('frequency'));
    expect(glides.map((line) => line.replace(/^(oscillator|filter) \d frequency /, ''))).toEqual([
      ...['= 196 at 0', '→ 294 at 3', '= 392 at 0', '→ 588 at 3'],
      ...['= 294 at 0', '= 0.5 at 0'],
      ...['= 294 at 0', '→ 147 at 5', '= 700 at 0', '→ 250 at 5'],
    ]);
  });

  it('stand still with a pause, and are told no second time after it', async () => {
    const log = fakeAudio();
    await openBreathing();
    await choose('Beginner');
    fireEvent.click(screen.getByRole('switch', { name: 'Soft tone for each change' }));
    await act(async () => {});
    press('Start Breathing');
    pass(1_000);
    log.length = 0;
    press('Pause');
    expect(log).toEqual(['gain 1 gain = 1 at 0', 'gain 1 gain → 0 at 0.15']);
    pass(60_000);
    press('Continue');
    expect(log.slice(-3)).toEqual(['awake', 'gain 1 gain = 0 at 0', 'gain 1 gain → 1 at 0.15']);
    expect(log.filter((line) => line.includes('frequency'))).toEqual([]);
  });

  it('are there again in the next session of a device that has asked for them, and are off by the same switch', async () => {
    const log = fakeAudio();
    changeComfort({ waves: true });
    await openBreathing();
    await choose('Beginner');
    expect(log).toEqual([]);
    const tone = screen.getByRole('switch', { name: 'Soft tone for each change' });
    expect(tone.getAttribute('aria-checked')).toBe('true');
    press('Start Breathing');
    await act(async () => {});
    expect(log.some((line) => line.includes('frequency = 196'))).toBe(true);
    fireEvent.click(tone);
    expect(currentComfort().waves).toBe(false);
    await act(async () => {});
    expect(log.at(-1)).toBe('gain 2 gain → 0 at 0.6');
  });

  it('only log that there is no sound, and go back to off', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('AudioContext', undefined);
    await openBreathing();
    await choose('Beginner');
    const tone = screen.getByRole('switch', { name: 'Soft tone for each change' });
    fireEvent.click(tone);
    vi.useRealTimers();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The soft tone could not start', expect.any(Error)));
    expect(tone.getAttribute('aria-checked')).toBe('false');
    warn.mockRestore();
  });
});
