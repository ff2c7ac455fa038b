import { type RefObject, useEffect, useState } from 'react';
import { readAloud, stopReading } from '../../lib/speech/speaker.ts';
import { SPEECH } from '../../lib/speech/speech.copy.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Reads each line as it comes, with a voice of this device; off until asked for. */
export function useSpokenLines(line: RefObject<Element | null>, words: string, running: boolean) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !running || !line.current || !words) return;
    if (readAloud([{ element: line.current, words }])) return stopReading;
    setOn(false);
    toast(SPEECH.noVoice);
  }, [line, words, running, isOn]);
  return { isOn, setOn };
}
