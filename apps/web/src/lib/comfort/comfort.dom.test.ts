import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubReducedMotion } from '../../testing/media.ts';
import { changeComfort, wantsCalmMotion } from './comfort.ts';
import { DEFAULT_COMFORT, parseComfort } from './comfort-choices.ts';

const page = document.documentElement;
afterEach(() => changeComfort(DEFAULT_COMFORT));

describe('what a person chose', () => {
  it('comes back from the device', () => {
    changeComfort({
      textSize: 'large',
      calmMotion: true,
      strongColors: true,
      voice: 'Karen',
      taps: true,
      voices: true,
      waves: true,
      buzz: true,
    });
    expect(parseComfort(localStorage.getItem('wonderlings.comfort'))).toEqual({
      textSize: 'large',
      calmMotion: true,
      strongColors: true,
      voice: 'Karen',
      taps: true,
      voices: true,
      waves: true,
      buzz: true,
    });
  });

  it.each([
    null,
    '',
    'not json',
    '[]',
    '{"textSize":"gigantic","calmMotion":"yes","voice":7,"taps":1,"waves":"yes","buzz":"on"}',
  ])('is the default when %j is stored', (text) => {
    expect(parseComfort(text)).toEqual(DEFAULT_COMFORT);
  });

  it('holds for this page when the device stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    changeComfort({ textSize: 'largest' });
    expect(page.dataset.textSize).toBe('largest');
    vi.restoreAllMocks();
  });
});

describe('the page', () => {
  it('carries the size, and a class only while it is wanted', () => {
    changeComfort({ textSize: 'largest', strongColors: true });
    expect(page.dataset.textSize).toBe('largest');
    expect([...page.classList]).toEqual(['high-contrast']);
    changeComfort({ strongColors: false, calmMotion: true });
    expect([...page.classList]).toEqual(['calm-motion']);
  });
});

describe('calm motion', () => {
  it('is wanted by the choice here, or by the device', () => {
    expect(wantsCalmMotion()).toBe(false);
    changeComfort({ calmMotion: true });
    expect(wantsCalmMotion()).toBe(true);
    changeComfort({ calmMotion: false });
    stubReducedMotion();
    expect(wantsCalmMotion()).toBe(true);
  });
});
