import { vi } from 'vitest';

/** What was set on a sound card that makes no sound, in order: "oscillator 1 frequency → 256 at 3". */
export function fakeAudio() {
  const log: string[] = [];
  const counts: Record<string, number> = {};

  class Param {
    #value = 0;
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    get value() {
      return this.#value;
    }
    set value(value: number) {
      this.setValueAtTime(value, 0);
    }
    setValueAtTime(value: number, at: number) {
      this.#value = value;
      log.push(`${this.#name} = ${value} at ${at}`);
    }
    linearRampToValueAtTime(value: number, at: number) {
      this.#value = value;
      log.push(`${this.#name} → ${value} at ${at}`);
    }
    exponentialRampToValueAtTime(value: number, at: number) {
      this.linearRampToValueAtTime(value, at);
    }
    setTargetAtTime(value: number, at: number) {
      this.linearRampToValueAtTime(value, at);
    }
    cancelScheduledValues() {}
  }

  function node(kind: string) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    const name = `${kind} ${counts[kind]}`;
    return {
      type: '',
      buffer: null,
      loop: false,
      gain: new Param(`${name} gain`),
      frequency: new Param(`${name} frequency`),
      pan: new Param(`${name} pan`),
      Q: { value: 1 },
      connect: <To>(to: To) => to,
      start: () => void log.push(`${name} starts`),
      stop: () => {},
      disconnect: () => {},
    };
  }

  class FakeAudioContext {
    readonly currentTime = 0;
    readonly sampleRate = 10;
    readonly destination = {};
    createGain = () => node('gain');
    createOscillator = () => node('oscillator');
    createBufferSource = () => node('noise');
    createBiquadFilter = () => node('filter');
    createStereoPanner = () => node('panner');
    createDynamicsCompressor = () => {
      const still = () => ({ value: 0 });
      return Object.assign(node('compressor'), {
        threshold: still(),
        knee: still(),
        ratio: still(),
        attack: still(),
        release: still(),
      });
    };
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = async () => void log.push('awake');
    suspend = async () => void log.push('asleep');
    close = async () => void log.push('closed');
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return log;
}
