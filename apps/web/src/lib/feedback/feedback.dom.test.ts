import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeComfort } from '../comfort/comfort.ts';
import { DEFAULT_COMFORT } from '../comfort/comfort-choices.ts';
import { fakeAudio } from '../tones/testing/fake-audio.ts';
import { answerPresses, giveFeedback, soundsLike } from './feedback.ts';

let log: string[];
let stop: () => void;
const vibrate = vi.fn(() => true);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-05-04T10:00:00') });
  log = fakeAudio();
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  document.body.innerHTML = '<p>words</p><button id="plain"><b>Go</b></button><button id="own">Okay</button>';
  for (const [name, value] of Object.entries(soundsLike('pop:okay')))
    document.getElementById('own')?.setAttribute(name, value);
  stop = answerPresses();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  changeComfort(DEFAULT_COMFORT);
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const pitches = () =>
  log.filter((line) => /oscillator \d+ frequency =/.test(line)).map((line) => Number(line.split(' ')[4]));

describe('a press', () => {
  it('makes no sound and no buzz until they are asked for', async () => {
    press('#own');
    giveFeedback('badge');
    await settled();
    expect(log).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('sounds low and short, or like what is pressed; words make none', async () => {
    changeComfort({ taps: true });
    press('p');
    await settled();
    expect(log).toEqual([]);
    press('#plain b');
    await vi.waitFor(() => expect(pitches()).toHaveLength(1));
    expect(pitches()[0]).toBeCloseTo(190, -1);
    expect(log).toContain('gain 2 gain = 0.5 at 0');
    press('#own');
    await vi.waitFor(() => expect(pitches()).toHaveLength(2));
    expect(pitches()[1]).toBeCloseTo(440, -1.5);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is said by a companion where voices were asked for, and is a press like any other where not', async () => {
    document.getElementById('own')?.setAttribute('data-feedback', 'hello:setta');
    changeComfort({ taps: true });
    press('#own');
    await vi.waitFor(() => expect(pitches()).toHaveLength(1));
    expect(pitches()[0]).toBeCloseTo(190, -1);
    changeComfort({ taps: false, voices: true });
    press('#plain');
    press('#own');
    await vi.waitFor(() => expect(pitches()).toHaveLength(3));
    for (const pitch of pitches().slice(1)) expect(Math.abs(pitch - 147)).toBeLessThan(4);
    expect(log.filter((line) => line.includes('frequency = 450'))).toHaveLength(2);
  });

  it('buzzes alone where only that is wanted, and not again at once', async () => {
    changeComfort({ buzz: true });
    press('#own');
    press('#own');
    await vi.waitFor(() => expect(vibrate).toHaveBeenCalledExactlyOnceWith([12]));
    await settled();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(log).toEqual([]);
  });

  it('is no fourth sound where three are heard', async () => {
    changeComfort({ taps: true });
    for (let tap = 0; tap < 5; tap += 1) press('#plain');
    await vi.waitFor(() => expect(pitches()).toHaveLength(3));
    await settled();
    expect(pitches()).toHaveLength(3);
  });

  it('is softer and darker in the evening', async () => {
    vi.setSystemTime(new Date('2026-05-04T20:00:00'));
    changeComfort({ taps: true });
    press('#plain');
    await vi.waitFor(() => expect(log).toContain('filter 1 frequency = 3000 at 0'));
    expect(log).toContain('gain 2 gain = 0.25 at 0');
  });

  it('is said once a page by a companion; to try it, as often as one likes', async () => {
    changeComfort({ voices: true });
    const own = document.getElementById('own');
    own?.setAttribute('data-feedback', 'hello:setta');
    press('#own');
    await vi.waitFor(() => expect(pitches()).toHaveLength(2));
    press('#own');
    await settled();
    expect(pitches()).toHaveLength(2);
    window.history.pushState({}, '', '/another');
    press('#own');
    await vi.waitFor(() => expect(pitches()).toHaveLength(4));
  });

  it('rings and shakes not while somebody writes', async () => {
    changeComfort({ taps: true, buzz: true });
    document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
    document.querySelector('textarea')?.focus();
    giveFeedback('done');
    giveFeedback('press');
    await vi.waitFor(() => expect(pitches()).toHaveLength(1));
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is felt where it is heard: a seed when it lands', async () => {
    changeComfort({ buzz: true });
    giveFeedback('seed');
    await vi.waitFor(() => expect(vibrate).toHaveBeenCalledExactlyOnceWith([0, 560, 20, 240, 8]));
  });

  it('is only logged where the browser knows no sound', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('AudioContext', undefined);
    changeComfort({ taps: true });
    press('#plain');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockRestore();
  });
});
