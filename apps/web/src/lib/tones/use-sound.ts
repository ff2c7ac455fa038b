import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

interface Stoppable {
  stop(): void;
}

export interface SoundSwitch<Sound> {
  readonly isOn: boolean;
  /** Once it has started. */
  readonly sound: Sound | null;
  readonly setOn: (on: boolean) => void;
}

/**
 * A sound that is off until somebody asks, and stops with the page. A device that has none to give is only logged, and the switch
 * goes back to off.
 */
export function useSound<Sound extends Stoppable>(open: () => Promise<Sound>, failure: string): SoundSwitch<Sound> {
  const opened = useRef<Promise<Sound> | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [sound, setSound] = useState<Sound | null>(null);
  useEffect(() => () => silence(opened), []);

  async function start(): Promise<void> {
    setIsOn(true);
    const opening = attempt(open);
    opened.current = opening;
    try {
      const started = await opening;
      if (opened.current === opening) setSound(started);
    } catch (reason) {
      logFailure(failure, reason);
      if (opened.current === opening) setIsOn(false);
    }
  }

  function stop(): void {
    silence(opened);
    setIsOn(false);
    setSound(null);
  }
  return { isOn, sound, setOn: (on) => (on ? void start() : stop()) };
}

/** A browser that knows no sound at all throws at once. */
async function attempt<Sound>(open: () => Promise<Sound>): Promise<Sound> {
  return open();
}

/** Also one that is only just starting; one that failed makes no sound. */
function silence(opened: { current: Promise<Stoppable> | null }): void {
  void opened.current?.then(
    (sound) => sound.stop(),
    () => {},
  );
  opened.current = null;
}
