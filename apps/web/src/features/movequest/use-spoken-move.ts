import { useEffect } from 'react';
import { readAloud, stopReading } from '../../lib/speech/speaker.ts';

/** Says the name of each move as it begins, with a voice of this device, while it is wanted. */
export function useSpokenMove(wanted: boolean, name: string): void {
  useEffect(() => {
    const heading = document.querySelector('#main h1');
    if (!wanted || !heading) return;
    readAloud([{ element: heading, words: name }]);
    return stopReading;
  }, [wanted, name]);
}
