import type { RefObject } from 'react';
import { readAloud, readableParts, stopReading, useReading } from '../lib/speech/speaker.ts';
import { useWords } from '../lib/words/words.ts';
import { Button, IconButton } from './button.tsx';
import { speakIcon } from './icons.ts';
import { toast } from './toast/toast-store.ts';

export const SPEECH = {
  read: 'Read it to me',
  stop: 'Stop reading',
  noVoice: { title: 'No voice on this device.', description: 'Ask someone to read it with you.' },
} as const;

interface ReadAloudButtonProps {
  /** What is read; without it, the page. */
  readonly words?: RefObject<Element | null>;
  /** Beside a question: the icon alone. */
  readonly round?: boolean;
  /** What it is called, where that says more. */
  readonly label?: string;
}

/** Reads the words beside it, and stops. The voice is one of this device, so nothing that is read leaves it. */
export function ReadAloudButton({ words, round = false, label: name }: ReadAloudButtonProps) {
  const say = useWords();
  const isReading = useReading();
  const press = () => {
    if (isReading) return stopReading();
    const root = words ? words.current : document.getElementById('main');
    if (root && !readAloud(readableParts(root))) toast(say(SPEECH.noVoice));
  };
  const label = isReading ? SPEECH.stop : (name ?? say(SPEECH.read));
  if (round) return <IconButton icon={speakIcon} label={label} onClick={press} />;
  return (
    <Button icon={speakIcon} onClick={press}>
      {label}
    </Button>
  );
}
