import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeComfort, currentComfort } from '../../lib/comfort/comfort.ts';
import { stopReading } from '../../lib/speech/speaker.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { AccessibilityWidget } from './accessibility-widget.tsx';

const voice = (name: string, localService: boolean, lang = 'en-US') =>
  ({ name, voiceURI: name, localService, lang, default: false }) as SpeechSynthesisVoice;

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  onstart?: () => void;
  onend?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function stubSpeech(voices: readonly SpeechSynthesisVoice[]) {
  const spoken: FakeUtterance[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: vi.fn(),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return spoken;
}

async function open() {
  const user = userEvent.setup();
  render(
    <>
      <main id="main">
        <h1>How do you feel?</h1>
        <p>
          Pick a bubble. <a href="/mood">Every feeling</a> is okay.
        </p>
        <p aria-hidden="true">decoration</p>
      </main>
      <AccessibilityWidget />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Make it fit you' }));
  await screen.findByRole('dialog', { name: 'Make it fit you' });
  return user;
}

afterEach(() => {
  stopReading();
  changeComfort({ textSize: 'normal', calmMotion: false, strongColors: false, voice: null });
});

describe('the accessibility widget', () => {
  it('turns every sound and buzz on with one switch, and off with less motion', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate: () => true }));
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'All sounds and buzzes' }));
    expect(currentComfort()).toMatchObject({ taps: true, voices: true, waves: true, buzz: true });
    await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
    expect(currentComfort()).toMatchObject({ calmMotion: true, taps: false, voices: false, waves: false, buzz: false });
    expect(screen.getByText('Less motion is on. So this is off, too.')).toBeDefined();
    // Who wants them all the same turns them on again.
    await user.click(screen.getByRole('checkbox', { name: /^Taps/ }));
    expect(currentComfort()).toMatchObject({ calmMotion: true, taps: true });
    changeComfort({ taps: false });
  });

  it('changes text size, motion and colors at once, and keeps them on the device', async () => {
    stubSpeech([]);
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Stronger colors' }));
    expect(document.documentElement.dataset.textSize).toBe('large');
    expect([...document.documentElement.classList].sort()).toEqual(['calm-motion', 'high-contrast']);
    expect(JSON.parse(localStorage.getItem('wonderlings.comfort') ?? '')).toMatchObject({
      textSize: 'large',
      calmMotion: true,
      strongColors: true,
    });
  });

  it('closes with Escape and gives the focus back', async () => {
    stubSpeech([]);
    const user = await open();
    await user.keyboard('{Escape}');
    const widget = screen.getByRole('button', { name: 'Make it fit you' });
    await waitFor(() => expect(document.activeElement).toBe(widget));
    expect(widget.getAttribute('aria-expanded')).toBe('false');
  });

  it('reads the page with a voice of the device, block by block, and stops', async () => {
    const spoken = stubSpeech([voice('Cloud', false), voice('Karen', true), voice('Anna', true, 'de-DE')]);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Read it to me' }));
    expect(spoken.map(({ text }) => text)).toEqual(['How do you feel?', 'Pick a bubble. Every feeling is okay.']);
    expect(new Set(spoken.map((utterance) => utterance.voice?.name))).toEqual(new Set(['Karen']));
    spoken[0]?.onstart?.();
    expect(screen.getByText('How do you feel?').hasAttribute('data-being-read')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(screen.getByRole('button', { name: 'Read it to me' })).toBeTruthy();
    expect(document.querySelector('[data-being-read]')).toBeNull();
  });

  it('is silent again after the last words', async () => {
    const spoken = stubSpeech([voice('Karen', true)]);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Read it to me' }));
    spoken.at(-1)?.onend?.();
    expect(await screen.findByRole('button', { name: 'Read it to me' })).toBeTruthy();
  });

  it('says so where the device has no voice of its own, and uses no other', async () => {
    const spoken = stubSpeech([voice('Cloud', false)]);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Read it to me' }));
    expect(spoken).toEqual([]);
    expect(toasts.get()).toMatchObject([
      { title: 'No voice on this device.', description: 'Ask someone to read it with you.' },
    ]);
  });

  it('offers the local voices only, and remembers the chosen one', async () => {
    const spoken = stubSpeech([voice('Karen', true), voice('Cloud', false), voice('Moira', true, 'en-IE')]);
    const user = await open();
    const choice = screen.getByRole('combobox', { name: 'Voice' });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Karen', 'Moira']);
    await user.selectOptions(choice, 'Moira');
    expect(currentComfort().voice).toBe('Moira');
    await user.click(screen.getByRole('button', { name: 'Read it to me' }));
    expect(spoken[0]?.voice?.name).toBe('Moira');
  });
});
