import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overTheMusic } from '../../lib/tones/together.ts';
import { MusicToggle } from './music-toggle.tsx';

const log: string[] = [];

class Param {
  value = 0;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  setValueAtTime(value: number, at: number): void {
    this.value = value;
    log.push(`${this.name} is ${value} at ${at}`);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    log.push(`${this.name} goes to ${value} by ${at}`);
  }
  cancelScheduledValues(): void {}
}

class FakeAudio {
  readonly currentTime = 10;
  readonly destination = 'speakers';
  createGain() {
    return { gain: new Param('loudness'), connect: (to: unknown) => log.push(`gain to ${String(to)}`) };
  }
  createOscillator() {
    const tone = { type: 'sine', frequency: new Param('tone'), connect: () => {}, start: () => log.push(tone.type) };
    return tone;
  }
  resume = () => Promise.resolve();
  close = () => Promise.resolve(void log.push('closed'));
}

beforeEach(() => {
  log.length = 0;
});
const music = () => screen.getByRole('button', { name: 'Music' });

describe('the music', () => {
  it('is off until it is asked for, and then plays three low triangles that fade in over 4 seconds', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    render(<MusicToggle />);
    expect(music().getAttribute('aria-pressed')).toBe('false');
    expect(log).toEqual([]);
    await userEvent.click(music());
    expect(music().getAttribute('aria-pressed')).toBe('true');
    expect(log.filter((line) => line.startsWith('tone'))).toEqual([
      'tone is 174 at 10',
      'tone is 256 at 10',
      'tone is 396 at 10',
    ]);
    expect(log.filter((line) => line === 'triangle')).toHaveLength(3);
    expect(log).toContain('loudness is 0 at 10');
    expect(log.find((line) => line.includes('goes to'))).toMatch(/^loudness goes to 0\.\d+ by 14$/);
  });

  it('stops when pressed again, and lets the sound card go', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    render(<MusicToggle />);
    await userEvent.click(music());
    await userEvent.click(music());
    expect(music().getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(log).toContain('closed'));
  });

  it('is softer by 6 dB under a voice or a chime, and comes back', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    render(<MusicToggle />);
    await userEvent.click(music());
    let end = () => {};
    act(() => overTheMusic(new Promise<void>((resolve) => (end = resolve))));
    await waitFor(() => expect(log.at(-1)).toBe('loudness goes to 0.5 by 10.12'));
    await act(async () => end());
    expect(log.at(-1)).toBe('loudness goes to 1 by 10.6');
  });

  it('only logs that a device has no sound to give', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    class Broken extends FakeAudio {
      override resume = () => Promise.reject(new Error('no sound card'));
    }
    vi.stubGlobal('AudioContext', Broken);
    render(<MusicToggle />);
    await userEvent.click(music());
    await waitFor(() => expect(music().getAttribute('aria-pressed')).toBe('false'));
    expect(warn).toHaveBeenCalledWith('The music could not start', new Error('no sound card'));
    expect(log).toContain('closed');
    warn.mockRestore();
  });

  it('only logs that the browser knows no sound at all', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('AudioContext', undefined);
    render(<MusicToggle />);
    await userEvent.click(music());
    await waitFor(() => expect(music().getAttribute('aria-pressed')).toBe('false'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
